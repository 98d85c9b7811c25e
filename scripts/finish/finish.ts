import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScript } from '../prepare/build-facts';
import { readSite } from '../read-site';
import { headersFile } from './headers';
import { inlineStyles, sheetsOf } from './inline-styles';
import { lateScripts } from './late-scripts';
import { applyEdits, type Page, readPage } from './page';
import { type Hosts, policyFaults, policyFor, serialize } from './policy';
import { dropStyleHints, idleStyles } from './style-hints';

/** Written by Next, asked for by no page of this site: the 404 page's twin, the old router's files. */
const leftovers = [
  /^_not-found(\/|\.|$)/,
  /^_next\/static\/chunks\/(framework|main|polyfills)-[0-9a-f]+\.js$/,
  /^_next\/static\/[^/]+\/_(build|ssg)Manifest\.js$/,
];

const notFoundPage = '404.html';

const noHosts: Hosts = { script: [], connect: [], frame: [], image: [], style: [], font: [] };

/**
 * The export's last step: styles in the HTML, scripts that start late, one security policy for each
 * page, `_headers`, and nothing unneeded.
 * @throws when a page holds something that its policy would stop.
 */
export async function finish(folder: string): Promise<void> {
  const { content, basePath } = readSite();
  const starter = await inlineScript('components/boot/late-start.ts');
  const { id, service = 'https://formspree.io' } = content.site.form;
  const formOrigin = id === 'preview' ? "'self'" : new URL(service).origin;
  removeLeftovers(folder);
  dropStyleHints(folder);

  const pages = readPages(folder);
  const sheets = pages.flatMap(([name, page]) => (name === notFoundPage ? [] : sheetsOf(page)));
  const policies = new Map<string, string>();
  for (const [name, raw] of pages) {
    const page = applyEdits(raw, [
      ...lateScripts(raw, starter),
      ...inlineStyles(raw, folder, basePath),
      ...idleStyles(raw, [...new Set(sheets)]),
    ]);
    const directives = policyFor(page, formOrigin, noHosts);
    const faults = policyFaults(page, directives);
    if (faults.length > 0) {
      throw new Error(`The security policy would break ${name}:\n  - ${faults.join('\n  - ')}`);
    }
    const policy = serialize(directives);
    writeFileSync(path.join(folder, name), withPolicy(page, policy));
    if (name !== notFoundPage) policies.set(`/${name.replace(/(^index)?\.html$/, '')}`, policy);
  }
  writeFileSync(path.join(folder, '_headers'), headersFile(basePath, policies));
  // GitHub Pages would otherwise leave out every name that begins with an underscore.
  writeFileSync(path.join(folder, '.nojekyll'), '');
}

function readPages(folder: string): [name: string, page: Page][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => [name, readPage(readFileSync(path.join(folder, name), 'utf8'))]);
}

/** The policy stands first in the head, so that it governs everything that follows. */
function withPolicy(page: Page, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const html = page.html.replace('<head>', `<head>${meta}`);
  if (html.indexOf('<meta charSet="utf-8"/>') > 1000) {
    throw new Error('The policy pushes the character set out of the first 1024 bytes.');
  }
  return html;
}

function removeLeftovers(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (leftovers.some((pattern) => pattern.test(entry.replaceAll(path.sep, '/')))) {
      rmSync(path.join(folder, entry), { recursive: true, force: true });
    }
  }
}
