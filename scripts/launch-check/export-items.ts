import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/model/schema';
import { isPlaceholderUrl } from './addresses';
import { type Item, must, ready } from './item';

const subject = 'the export';
const build = 'Run: npm run build';

/** Whether out/ is what the content says now, so that the owner uploads no old or half-made site. */
export function exportItems({ site }: Content, contentFolder: string, outFolder: string): Item[] {
  // The build writes _headers last: without it out/ is what a failed build left.
  const home = path.join(outFolder, 'index.html');
  if (!existsSync(home) || !existsSync(path.join(outFolder, '_headers'))) {
    return [must(subject, 'There is no whole export in out/.', build)];
  }
  if (newestChange(contentFolder) > changeOf(home)) {
    return [must(subject, 'content/ has changed since out/ was built.', build)];
  }
  const address = readFileSync(home, 'utf8').match(
    /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/,
  )?.[1];
  if (!address || address.replace(/\/$/, '') !== new URL(site.url).href.replace(/\/$/, '')) {
    return [
      must(subject, `out/ was built for ${address ?? 'no address'}, not for ${site.url}.`, build),
    ];
  }
  if (isPlaceholderUrl(address)) {
    return [
      must(
        subject,
        `out/ was built for the placeholder ${site.url}: search engines and shared links would lead nowhere.`,
        'Correct the site’s address (see above), then run: npm run build',
      ),
    ];
  }
  return [ready(subject, 'out/ holds the site as content/ says it now.')];
}

/** Ours, not the owner's: the code behind the content, and what it makes. */
const codeFolder = 'model';

function newestChange(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === codeFolder ? 0 : newestChange(full);
    return changeOf(full);
  });
  return Math.max(0, ...times);
}

/** A picture copied into place keeps the time at which it was taken; ctime tells when it came. */
function changeOf(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file);
  return Math.max(mtimeMs, ctimeMs);
}
