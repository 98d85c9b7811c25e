import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../post-process/files';
import { derived, hashOfSourcesAndPackages } from './sources.js';

/** What the export was made of, and the hash of each file that it then held. */
interface LastBuild {
  from: string;
  files: Record<string, string>;
}

/** Beside the export. Next clears its folder when it begins, so a build that was broken off leaves none. */
const recordOf = (folder: string) => path.join(path.dirname(folder), '.next', 'last-build.json');

/** The same sources, prepared content and Node build the same bytes. */
export function ingredients(): string {
  const hash = createHash('sha256').update(process.version).update(hashOfSourcesAndPackages());
  for (const place of derived) {
    const files = statSync(place).isFile() ? [''] : filesBelow(place);
    for (const file of files) hash.update(file).update(readFileSync(path.join(place, file)));
  }
  return hash.digest('hex');
}

/** Whether the export is still, to the last byte, what these ingredients were built to. */
export function isBuilt(folder: string, from: string): boolean {
  const last = read(recordOf(folder));
  if (last?.from !== from || !existsSync(folder)) return false;
  if (JSON.stringify(hashes(folder)) !== JSON.stringify(last.files)) return false;
  // The launch check tells by its time whether the export is as new as the content.
  const now = new Date();
  utimesSync(path.join(folder, 'index.html'), now, now);
  return true;
}

export function rememberBuild(folder: string, from: string) {
  const record = recordOf(folder);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ from, files: hashes(folder) } satisfies LastBuild));
}

function read(record: string): LastBuild | undefined {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return undefined;
  }
}

function hashes(folder: string): LastBuild['files'] {
  return Object.fromEntries(
    filesBelow(folder).map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return [name, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}
