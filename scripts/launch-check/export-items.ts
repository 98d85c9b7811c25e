import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/model/schema';
import { draftMark } from '../prepare/pictures';
import { isPlaceholderUrl } from './addresses';
import { type Item, must, ready } from './item';

const subject = 'the export';
const build = 'Run: npm run build';

/** Whether out/ is what the content says now, so that the owner uploads no old or half-made site. */
export function exportItems(content: Content, contentFolder: string, outFolder: string): Item[] {
  const stale = staleExport(content, contentFolder, outFolder);
  if (stale) return [stale];
  if (hasDrafts(outFolder)) {
    const found = 'out/ holds pictures that npm start made in haste, larger than they need to be.';
    return [must(subject, found, build)];
  }
  const { url } = content.site;
  if (isPlaceholderUrl(url)) {
    return [
      must(
        subject,
        `out/ was built for the placeholder ${url}: search engines and shared links would lead nowhere.`,
        'Correct the site’s address (see above), then run: npm run build',
      ),
    ];
  }
  return [ready(subject, 'out/ holds the site as content/ says it now.')];
}

/** Why out/ is not what the content says now; nothing when it is. */
export function staleExport(
  { site }: Content,
  contentFolder: string,
  outFolder: string,
): Item | undefined {
  // The build writes _headers last: without it out/ is what a failed build left.
  const home = path.join(outFolder, 'index.html');
  if (!existsSync(home) || !existsSync(path.join(outFolder, '_headers'))) {
    return must(subject, 'There is no whole export in out/.', build);
  }
  if (newestChange(contentFolder) > changeOf(home)) {
    return must(subject, 'content/ has changed since out/ was built.', build);
  }
  const address = readFileSync(home, 'utf8').match(
    /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/,
  )?.[1];
  if (!address || address.replace(/\/$/, '') !== new URL(site.url).href.replace(/\/$/, '')) {
    return must(
      subject,
      `out/ was built for ${address ?? 'no address'}, not for ${site.url}.`,
      build,
    );
  }
  return undefined;
}

function hasDrafts(outFolder: string): boolean {
  const media = path.join(outFolder, 'media');
  return existsSync(media) && readdirSync(media).some((name) => name.includes(`.${draftMark}`));
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
