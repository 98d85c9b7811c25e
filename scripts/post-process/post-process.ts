import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedHosts } from '../../content/schema/feed-hosts';
import { pageList } from '../../content/schema/pages';
import type { Site } from '../../content/schema/schema';
import { expectCount, FrameworkChanged } from '../framework/expect-count.js';
import { inlineScript } from '../prepare/derived-facts';
import { filesBelow } from '../shared/files-below';
import { deferScripts } from './deferred-scripts';
import { expectLightened, expectMet, expectScripts } from './expected-counts';
import { headersFile } from './headers';
import { inlineStyles, sheetsOf } from './inline-styles';
import { removeTwinsAndCopies, removeUnnamed } from './leftovers';
import { applyEdits, type Page, type PageElement, readPage } from './page';
import { pageData } from './page-data';
import { formSource, policyFor, policyViolations, serialize } from './policy';
import { idleStyles, lightenPrefetches, reachedScripts, scriptsOf } from './prefetch-data';

const notFoundPage = '404.html';

const feedPages = pageList.filter(({ showsFeed }) => showsFeed).map(({ path }) => fileOf(path));

export interface Published {
  site: Pick<Site, 'form' | 'feed'>;
  basePath: string;
}

/**
 * The export's last step: styles in the HTML, data out of it, scripts that start late, one security
 * policy for each page, `_headers`, and nothing unneeded.
 * @throws when a page holds something that its policy would stop, or when the framework no longer
 * writes what we rely on.
 */
export async function postProcess(folder: string, { site, basePath }: Published): Promise<void> {
  const starter = await inlineScript('components/boot/deferred-start.ts');
  const formStarter = await inlineScript('components/boot/form-page-start.ts');
  const form = formSource(site.form);
  removeTwinsAndCopies(folder);
  renameSync(path.join(folder, '_next/static/licenses.txt'), path.join(folder, 'licenses.txt'));
  const lightened = lightenPrefetches(folder);

  const pages = readPages(folder);
  const sheets = pages.flatMap(([name, page]) => (name === notFoundPage ? [] : sheetsOf(page)));
  const formPages = pages.filter(([, { elements }]) => elements.some(isForm));
  const policies = new Map<string, string>();
  for (const [name, raw] of pages) {
    const edits = [
      ...pageData(raw, folder, basePath),
      ...deferScripts(raw, raw.elements.some(isForm) ? formStarter : starter),
      ...inlineStyles(raw, folder, basePath),
      ...idleStyles(raw, [...new Set(sheets)]),
      ...formPages.flatMap(([form, page]) =>
        reachedScripts(raw, basePath + addressOf(form), scriptsOf(page)),
      ),
    ];
    expectMet(name, raw, edits);
    if (name !== notFoundPage) expectLightened(name, raw, lightened);
    const page = applyEdits(raw, edits);
    const hosts = feedHosts(feedPages.includes(name) ? site.feed : { provider: 'sample' });
    const directives = policyFor(page, form, hosts);
    const violations = policyViolations(page, directives);
    if (violations.length > 0) {
      throw new FrameworkChanged(
        `The security policy would break ${name}:\n  - ${violations.join('\n  - ')}`,
      );
    }
    const policy = serialize(directives);
    writeFileSync(path.join(folder, name), withPolicy(name, page, policy));
    if (name !== notFoundPage) policies.set(addressOf(name), policy);
  }
  removeUnnamed(folder);
  expectScripts(folder);
  const scripts = filesBelow(path.join(folder, '_next/static')).map(
    (file) => `/_next/static/${file}`,
  );
  writeFileSync(path.join(folder, '_headers'), headersFile({ basePath, policies, scripts }));
}

function addressOf(name: string): string {
  return `/${name.replace(/(^index)?\.html$/, '')}`;
}

const isForm = ({ tag }: PageElement) => tag === 'form';

/** The export's file of a page. */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

function readPages(folder: string): [name: string, page: Page][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => [name, readPage(readFileSync(path.join(folder, name), 'utf8'))]);
}

/** Browsers look for the character set in a page's first bytes only. */
const charsetLimit = 1024;

/**
 * The policy stands first in the head, so that it governs everything that follows; only where a
 * provider's many hosts would push the character set too far does that stand before it.
 */
function withPolicy(name: string, page: Page, policy: string): string {
  const charsets = page.elements.filter((element) => 'charset' in element.attributes);
  const { start, length } = charsets[0]?.outer ?? { start: 0, length: 0 };
  const isFirst = page.html.slice(0, start).endsWith('<head>');
  expectCount('charset', name, isFirst ? charsets.length : 0, 1);
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${value}"/>`;
  const before = Buffer.byteLength(page.html.slice(0, start + length) + meta);
  const at = before <= charsetLimit ? start : start + length;
  return page.html.slice(0, at) + meta + page.html.slice(at);
}
