import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below';
import { derived, hashOfSourcesAndPackages } from './sources.js';

/** What an export is made of: the same sources, prepared content and Node build the same bytes. */
interface Ingredients {
  sources: string;
  prepared: string;
}

/** Beside the export. Next clears its folder when it begins, so a build that was broken off leaves none. */
const recordOf = (folder: string) => path.join(path.dirname(folder), '.next', 'last-build.txt');

export function ingredients(): Ingredients {
  const prepared = [process.version, ...derived.map(hashOfFiles)].join(' ');
  return { sources: hashOfSourcesAndPackages(), prepared };
}

/**
 * Whether the export is still, to the last byte, what these ingredients were built to.
 * @param from without `prepared`, what the content was last prepared to does not count.
 */
export function isBuilt(
  folder: string,
  from: Pick<Ingredients, 'sources'> & Partial<Ingredients>,
): boolean {
  const record = recordOf(folder);
  if (!existsSync(record) || !existsSync(folder)) return false;
  const [sources, prepared, out] = readFileSync(record, 'utf8').split('\n');
  const isFrom = from.sources === sources && (from.prepared ?? prepared) === prepared;
  return isFrom && out === hashOfFiles(folder);
}

export function rememberBuild(folder: string, from: Ingredients) {
  const record = recordOf(folder);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, [from.sources, from.prepared, hashOfFiles(folder)].join('\n'));
}

function hashOfFiles(place: string): string {
  const hash = createHash('sha256');
  const files = statSync(place).isFile() ? [''] : filesBelow(place);
  for (const file of files) hash.update(file).update(readFileSync(path.join(place, file)));
  return hash.digest('hex');
}
