import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOfSourcesAndPackages } from '../build/sources.js';
import { copyProject, runInCopy } from './project-copy';

/**
 * The export of a copy of the project that `change` has changed; it is built unless it was from the
 * same sources. `npm test` builds them beside its own, because each takes half a minute of one core.
 * @param settings all that decides how `change` changes it.
 */
export function builtCopy(
  name: string,
  change: (copy: string) => void,
  settings: unknown = '',
): string {
  const hash = createHash('sha256')
    .update(hashOfSourcesAndPackages())
    .update(JSON.stringify(settings));
  // Where no search, check or copy of the project looks.
  const folder = path.join('node_modules', '.cache', name);
  const target = path.join(folder, hash.digest('hex').slice(0, 12));
  if (existsSync(target)) return target;
  // What was built of earlier sources is of no more use.
  rmSync(folder, { recursive: true, force: true });
  const copy = copyProject();
  try {
    change(copy);
    runInCopy(copy, 'tsx', ['scripts/build/build.ts']);
    // It appears whole or not at all; the temporary folder may be on another disk.
    const partial = `${target}.partial`;
    mkdirSync(folder, { recursive: true });
    cpSync(path.join(copy, 'out'), partial, { recursive: true });
    renameSync(partial, target);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return target;
}
