import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedHosts } from '../../content/feed-hosts';
import { inlineScript } from '../prepare/build-facts';
import { readSite } from '../read-site';
import { filesBelow } from './files';
import { headersFile } from './headers';
import { inlineStyles, sheetsOf } from './inline-styles';
import { lateScripts } from './late-scripts';
import { removeUnnamed, removeUnused } from './leftovers';
import { applyEdits, type Page, readPage } from './page';
import { pageData } from './page-data';
import { formSource, policyFaults, policyFor, serialize } from './policy';
import { idleStyles, lightenPrefetches } from './prefetch-data';

const notFoundPage = '404.html';
const galleryPage = 'gallery.html';

/**
 * The export's last step: styles in the HTML, data out of it, scripts that start late, one security
 * policy for each page, `_headers`, and nothing unneeded.
 * @throws when a page holds something that its policy would stop.
 */
export async function finish(folder: string): Promise<void> {
  const { content, basePath } = readSite();
  const starter = await inlineScript('components/boot/late-start.ts');
  const form = formSource(content.site.form);
  removeUnused(folder);
  renameSync(path.join(folder, '_next/static/licenses.txt'), path.join(folder, 'licenses.txt'));
  lightenPrefetches(folder);

  const pages = readPages(folder);
  const sheets = pages.flatMap(([name, page]) => (name === notFoundPage ? [] : sheetsOf(page)));
  const policies = new Map<string, string>();
  for (const [name, raw] of pages) {
    const page = applyEdits(raw, [
      ...pageData(raw, folder, basePath),
      ...lateScripts(raw, starter),
      ...inlineStyles(raw, folder, basePath),
      ...idleStyles(raw, [...new Set(sheets)]),
    ]);
    const hosts = feedHosts(name === galleryPage ? content.site.feed : { provider: 'sample' });
    const directives = policyFor(page, form, hosts);
    const faults = policyFaults(page, directives);
    if (faults.length > 0) {
      throw new Error(`The security policy would break ${name}:\n  - ${faults.join('\n  - ')}`);
    }
    const policy = serialize(directives);
    writeFileSync(path.join(folder, name), withPolicy(page, policy));
    if (name !== notFoundPage) policies.set(`/${name.replace(/(^index)?\.html$/, '')}`, policy);
  }
  removeUnnamed(folder);
  const scripts = filesBelow(path.join(folder, '_next/static')).map(
    (file) => `/_next/static/${file}`,
  );
  writeFileSync(path.join(folder, '_headers'), headersFile({ basePath, policies, scripts }));
  // GitHub Pages would otherwise leave out every name that begins with an underscore.
  writeFileSync(path.join(folder, '.nojekyll'), '');
}

function readPages(folder: string): [name: string, page: Page][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => [name, readPage(readFileSync(path.join(folder, name), 'utf8'))]);
}

const charset = '<meta charSet="utf-8"/>';

/** Browsers look for the character set in a page's first bytes only. */
const charsetLimit = 1024;

/**
 * The policy stands first in the head, so that it governs everything that follows; only where a
 * provider's many hosts would push the character set too far does that stand before it.
 */
function withPolicy(page: Page, policy: string): string {
  if (!page.html.includes(charset)) throw new Error('The page names no character set.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const rest = page.html.replace(charset, '');
  const first = rest.replace('<head>', `<head>${meta}${charset}`);
  return Buffer.byteLength(first.slice(0, first.indexOf(charset))) + charset.length <= charsetLimit
    ? first
    : rest.replace('<head>', `<head>${charset}${meta}`);
}
