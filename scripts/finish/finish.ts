import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedHosts } from '../../content/feed-hosts';
import { inlineScript } from '../prepare/build-facts';
import { readSite } from '../read-site';
import { slimFlight } from './flight';
import { headersFile } from './headers';
import { lateScripts } from './late-scripts';
import { applyEdits, type Page, readPage } from './page';
import { policyFaults, policyFor, serialize } from './policy';

/** Written by Next, asked for by no page of this site: the 404 page's twin, the old router's files. */
const leftovers = [
  /^_not-found(\/|\.|$)/,
  /^_next\/static\/chunks\/(framework|main|polyfills)-[0-9a-f]+\.js$/,
  /^_next\/static\/[^/]+\/_(build|ssg)Manifest\.js$/,
];

/**
 * The export's last step: scripts that start late, one security policy for each page, `_headers`,
 * and nothing unneeded.
 * @throws when a page holds something that its policy would stop.
 */
export async function finish(folder: string): Promise<void> {
  const { content, basePath } = readSite();
  const starter = await inlineScript('components/boot/late-start.ts');
  const { id, service = 'https://formspree.io' } = content.site.form;
  const formOrigin = id === 'preview' ? "'self'" : new URL(service).origin;
  removeLeftovers(folder);

  const policies = new Map<string, string>();
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()) {
    const file = path.join(folder, name);
    const raw = readPage(readFileSync(file, 'utf8'));
    const page = applyEdits(raw, [...lateScripts(raw, starter), ...slimFlight(raw)]);
    const feed = name === 'gallery.html' ? content.site.feed : ({ provider: 'sample' } as const);
    const directives = policyFor(page, formOrigin, feedHosts(feed));
    const faults = policyFaults(page, directives);
    if (faults.length > 0) {
      throw new Error(`The security policy would break ${name}:\n  - ${faults.join('\n  - ')}`);
    }
    const policy = serialize(directives);
    writeFileSync(file, withPolicy(page, policy));
    if (name !== '404.html') policies.set(`/${name.replace(/(^index)?\.html$/, '')}`, policy);
  }
  writeFileSync(path.join(folder, '_headers'), headersFile(basePath, policies));
  // GitHub Pages would otherwise leave out every name that begins with an underscore.
  writeFileSync(path.join(folder, '.nojekyll'), '');
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
