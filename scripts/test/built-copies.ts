import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOfSourcesAndPackages } from '../build/sources.js';
import { copyProject, runInCopy } from './project-copy';

/** A way in which the tests build the site once more. */
export interface Variation {
  name: string;
  change: (copy: string) => void;
  /** All that decides how `change` changes it. */
  settings?: unknown;
}

// Where no search, check or copy of the project looks.
const cache = path.join('node_modules', '.cache', 'tests');

function placeOf({ name, settings = '' }: Variation): string {
  const hash = createHash('sha256')
    .update(hashOfSourcesAndPackages())
    .update(JSON.stringify(settings));
  return path.join(cache, `${name}-${hash.digest('hex').slice(0, 12)}`);
}

/**
 * The folders of the exports of a copy of the project, changed by one variation after the other: a
 * second build takes half of what the first one took. What was built from the same sources is not
 * built again.
 */
export function builtCopies(...variations: Variation[]): string[] {
  const places = variations.map(placeOf);
  const missing = variations.filter((_, index) => !existsSync(places[index] ?? ''));
  if (missing.length === 0) return places;
  mkdirSync(cache, { recursive: true });
  for (const { name } of missing) {
    // What was built of earlier sources is of no more use.
    for (const old of readdirSync(cache).filter((one) => one.startsWith(`${name}-`))) {
      rmSync(path.join(cache, old), { recursive: true, force: true });
    }
  }
  const copy = copyProject();
  try {
    for (const variation of missing) {
      variation.change(copy);
      runInCopy(copy, 'tsx', ['scripts/build/build.ts']);
      // It appears whole or not at all; the temporary folder may be on another disk.
      const target = placeOf(variation);
      cpSync(path.join(copy, 'out'), `${target}.partial`, { recursive: true });
      renameSync(`${target}.partial`, target);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return places;
}
