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
    // A link to nothing: Emacs locks a file so.
    .map((name) => statSync(path.join(contentFolder, name), { throwIfNoEntry: false }));
  // A folder's time also changes by a file that an editor deletes again.
  const times = files.flatMap((file) => (file?.isFile() ? [file.mtimeMs] : []));
  if (Math.max(...times) > statSync(home).mtimeMs)
    yield error(`${exportFolder} is older than the last change in ${contentFolder}.`, build);
  const canonical = canonicalIn(readFileSync(home, 'utf8'));
  if (canonical !== new URL(content.site.url).href.replace(/\/$/, ''))
    yield error(`${exportFolder} was built for another address: ${canonical}.`, build);
}
