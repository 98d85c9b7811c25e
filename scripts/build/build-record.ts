import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { filesBelow, readText } from '../shared/files';
import { writeAtomically } from '../shared/write-atomically';

/** The inputs of the build besides the content folder. */
const sources = [
  'app',
  'components',
  'content',
  'public',
  'scripts',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'postcss.config.json',
  'tsconfig.json',
];
/** Files that the build writes itself. */
const generated = /^public\/(media|scripts)\b/;

const recordOf = (exportFolder: string) =>
  `generated/built-${exportFolder.replaceAll(/\W/g, '-')}.txt`;

/** What an export is built from. It changes when a file is added, removed or replaced, also by an older one. */
export function readInputs(contentFolder: string): string {
  const files = [...sources, contentFolder]
    .flatMap((source) =>
      statSync(source).isFile() ? source : filesBelow(source).map((file) => `${source}/${file}`),
    )
    .filter((file) => !generated.test(file));
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return `${process.version} ${contentFolder} ${hash.digest('hex')}`;
}

/** Whether an export was built from these inputs. */
export function isBuiltFrom(inputs: string, exportFolder: string): boolean {
  return existsSync(exportFolder) && readText(recordOf(exportFolder)) === inputs;
}

/** Notes what a finished export was built from. */
export async function recordBuild(inputs: string, exportFolder: string): Promise<void> {
  await writeAtomically(recordOf(exportFolder), inputs);
}
