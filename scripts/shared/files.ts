import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the exported site. */
export const exportFolder = process.env.OUT_DIR ?? 'out';

/** The text of a file, if there is one. */
export function readText(...names: string[]): string | undefined {
  const file = path.join(...names);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whether macOS or Windows has written a file by itself, beside the owner's. */
export function isSystemFile(file: string): boolean {
  return /^(\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i.test(
    path.basename(file),
  );
}

/**
 * The paths of all files below a folder, relative to it, with slashes and sorted on every system. Without files of the
 * system, and without links to nothing, by which Emacs locks a file.
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
