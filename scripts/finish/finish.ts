import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScript } from '../prepare/build-facts';
import { readSite } from '../read-site';
import { filesBelow } from './files';
import { headersFile } from './headers';
import { inlineStyles, sheetsOf } from './inline-styles';
import { lateScripts } from './late-scripts';
import { removeUnnamed, removeUnused } from './leftovers';
import { applyEdits, type Page, readPage } from './page';
import { formSource, type Hosts, policyFaults, policyFor, serialize } from './policy';
import { dropStyleHints, idleStyles } from './style-hints';

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
  const form = formSource(content.site.form);
  removeUnused(folder);
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
    const directives = policyFor(page, form, noHosts);
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

/** The policy stands first in the head, so that it governs everything that follows. */
function withPolicy(page: Page, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const html = page.html.replace('<head>', `<head>${meta}`);
  if (html.indexOf('<meta charSet="utf-8"/>') > 1000) {
    throw new Error('The policy pushes the character set out of the first 1024 bytes.');
  }
  return html;
}
