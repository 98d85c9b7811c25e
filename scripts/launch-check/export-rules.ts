import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSystemFile } from '../shared/system-files';
import { error, type Result } from './result';
import type { CheckInput } from './rules';

/** The page's own address, as its HTML states it. */
export function canonicalIn(html: string): string | undefined {
  return html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replace(/\/$/, '');
}

/** Whether what would be uploaded is what the content says now. */
export function* checkExport({
  content,
  contentFolder,
  exportFolder,
}: CheckInput): Iterable<Result> {
  const build = 'Run: npm run build';
  const home = path.join(exportFolder, 'index.html');
  if (!existsSync(home)) return yield error(`${exportFolder} holds no built site.`, build);
  // The last file of a build.
  if (!existsSync(path.join(exportFolder, '_headers')))
    return yield error(`${exportFolder} is not from a finished build.`, build);
  const names = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => !isSystemFile(name))
    .map((name) => statSync(path.join(contentFolder, name)));
  // A folder's time also changes by a file that an editor deletes again.
  const times = files.filter((file) => file.isFile()).map(({ mtimeMs }) => mtimeMs);
  if (Math.max(...times) > statSync(home).mtimeMs)
    yield error(`${exportFolder} is older than the last change in ${contentFolder}.`, build);
  const canonical = canonicalIn(readFileSync(home, 'utf8'));
  if (canonical !== new URL(content.site.url).href.replace(/\/$/, ''))
    yield error(`${exportFolder} was built for another address: ${canonical}.`, build);
}

export function* checkRobots({ exportFolder }: CheckInput): Iterable<Result> {
  const robots = path.join(exportFolder, 'robots.txt');
  if (existsSync(robots) && forbidsSearch(readFileSync(robots, 'utf8')))
    yield error(
      'robots.txt keeps search engines away from every page.',
      'Remove public/robots.txt, or the line “Disallow: /” in it, and build again.',
    );
}

/** Whether a robots.txt keeps all robots, or those of Google or Bing, away from the site. Others do not matter. */
export function forbidsSearch(robots: string, site = '/'): boolean {
  let named: string[] = [];
  let isNaming = false;
  for (const line of robots.split('\n')) {
    const [, field = '', value = ''] =
      line.match(/^\s*(user-agent|allow|disallow)\s*:\s*([^\s#]*)/i) ?? [];
    if (/^user-agent$/i.test(field)) {
      named = isNaming ? [...named, value] : [value];
      isNaming = true;
    } else if (field) isNaming = false;
    const isForSearch = named.some((name) => /^(\*|googlebot|bingbot)$/i.test(name));
    const isForbidden = value !== '' && site.startsWith(value.replace(/[*$]+$/, ''));
    if (/^disallow$/i.test(field) && isForSearch && isForbidden) return true;
  }
  return false;
}
