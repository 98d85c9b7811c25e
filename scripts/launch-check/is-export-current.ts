import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files';

/** What a build reads in the project, besides the content. */
const sources = ['adapter', 'app', 'components', 'model', 'public', 'scripts'];

/** What a build writes into public/. */
const isGenerated = (file: string) => /^public\/media\//.test(file);

/**
 * Returns whether an export was built after every file that it is made from was saved.
 * @param project the folder with public/ and the code.
 */
export function isExportCurrent(
  exportFolder: string,
  contentFolder: string,
  project = '.',
): boolean {
  const savedAt = (...names: string[]) =>
    statSync(path.join(...names), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = savedAt(exportFolder, 'index.html');
  const files = sources
    .flatMap((folder) => filesBelow(path.join(project, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !isGenerated(file));
  return (
    filesBelow(contentFolder).every((file) => savedAt(contentFolder, file) < builtAt) &&
    files.every((file) => savedAt(project, file) < builtAt)
  );
}
