import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formSource, policyFor, serialize } from '../../../adapter/content-security-policy';
import { headersFile, isXml, warnAboutRules } from '../../../adapter/headers';
import { htaccess } from '../../../adapter/htaccess';
import { licences } from '../../../adapter/licences';
import { allScriptSources, exportName, feedSources, pageList, type Site } from '../../../model';
import { filesBelow, isSystemFile, readText } from '../../shared/files';
import { remove } from '../../shared/write-atomically';
import { applyEdits, type ParsedPage, readPage } from './html';
import { inlineStyles } from './inline-styles';
import { policyViolations } from './policy-violations';
import { removeFrameworkFiles, removeFrameworkScripts } from './remove-framework';

interface Exported {
  site: Pick<Site, 'url' | 'form' | 'feed' | 'statistics' | 'scripts'>;
  basePath: string;
  /** The addresses of media and scripts, in any text. */
  used: string;
  /** The value of `data-keep` at this project's own scripts. */
  scriptKey: string;
}

const pageFiles = pageList.map(({ path: address, showsFeed }) => {
  return { name: exportName(address), address, showsFeed };
});
const notFound = { name: '404', address: undefined, showsFeed: undefined };

/**
 * The last step of the build: for each page of `folder` it inlines the styles, removes Next's scripts and adds the
 * security policy. Files of public/ are unchanged, those of the system are left out.
 * @throws {Error} when a page has something that its policy forbids, or when Next no longer writes what a pass assumes.
 */
export async function finishExport(folder: string, exported: Exported): Promise<void> {
  const policies = new Map<string, string>();
  for (const page of [...pageFiles, notFound]) {
    try {
      const policy = finishPage(folder, page, exported);
      if (page.address) policies.set(page.address, policy);
    } catch (error) {
      throw new Error(`${page.name}.html: ${(error as Error).message}`);
    }
  }
  await removeFrameworkFiles(
    folder,
    pageFiles.map(({ name }) => name),
  );
  await removeUnusedFiles(folder, exported.used);
  await removeSystemFiles(folder);
  writeFileSync(path.join(folder, 'licences.txt'), licences());
  writeHostFiles(folder, policies, exported);
}

/** @returns the page's policy. */
function finishPage(
  folder: string,
  { name, showsFeed }: (typeof pageFiles)[number] | typeof notFound,
  { site, basePath, scriptKey }: Exported,
): string {
  const file = path.join(folder, `${name}.html`);
  const written = readText(file);
  if (!written) throw new Error('Next wrote no such file. Its route is missing in app/.');
  const raw = readPage(written);
  const page = applyEdits(raw, [
    ...removeFrameworkScripts(raw, scriptKey),
    ...inlineStyles(raw, folder, basePath),
  ]);
  const feed = showsFeed && site.feed.provider !== 'none' ? [feedSources(site.feed)] : [];
  const form = formSource(site.form);
  const directives = policyFor(page, form, [...feed, ...allScriptSources(site)]);
  const violations = policyViolations(page, form);
  if (violations.length > 0)
    throw new Error(`its policy forbids:\n  - ${violations.join('\n  - ')}`);
  const policy = serialize(directives);
  const html = withPolicy(page, policy);
  writeFileSync(file, html);
  return policy;
}

/** The settings for hosts that read them from the export. An owner's own lines come with public/. */
function writeHostFiles(
  folder: string,
  policies: ReadonlyMap<string, string>,
  { site, basePath }: Exported,
): void {
  const inFolder = (name: string) => path.join(folder, name);
  const files = filesBelow(folder).map((file) => `/${file}`);
  const hashed = files.filter((file) => /^\/(scripts|_next\/static\/media)\//.test(file));
  const xmlFiles = files.filter(isXml);
  const ownRules = readText(folder, '_headers') ?? '';
  const headers = headersFile({ basePath, policies, hashed, xmlFiles }) + ownRules;
  writeFileSync(inFolder('_headers'), headers);
  const warning = warnAboutRules(headers);
  if (warning) console.warn(warning);
  if (!existsSync(inFolder('.htaccess')))
    writeFileSync(inFolder('.htaccess'), htaccess(site.url, basePath));
}

/** public/ keeps what builds of other content need, so that pictures are not made again. */
async function removeUnusedFiles(folder: string, used: string): Promise<void> {
  for (const name of ['media', 'scripts'])
    for (const file of filesBelow(path.join(folder, name)))
      if (!used.includes(`/${name}/${file}`)) await remove(path.join(folder, name, file));
}

async function removeSystemFiles(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isSystemFile(name)) await remove(path.join(folder, name));
}

/** Browsers look for the character set in the first bytes of a page only. */
const charsetLimit = 1024;

/**
 * The policy is first in the head, because it applies to what follows. Only a policy so long that browsers
 * would miss the character set comes after it.
 *
 * Assumes of Next: the character set is the first element of the head.
 */
function withPolicy({ html, elements }: ParsedPage, policy: string): string {
  const charset = elements.find(({ attributes }) => 'charset' in attributes);
  if (!charset || !html.slice(0, charset.outer.start).endsWith('<head>'))
    throw new Error('the character set is not the first element of the head.');
  const { start, length } = charset.outer;
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${value}"/>`;
  const isShort = start + length + meta.length <= charsetLimit;
  const at = isShort ? start : start + length;
  return html.slice(0, at) + meta + html.slice(at);
}
