import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ContentChanges,
  changeContent,
  copyProject,
  derived,
  runInCopy,
  sources,
} from '../scripts/testing/project-copy';

/** Where no search, check or copy of the project looks. */
const variants = path.join('node_modules', '.cache', 'variants');

/**
 * The export of the project with other content. Built once for the same sources and changes (about
 * 20 s on a quiet machine), whichever worker of the tests comes first.
 */
export async function builtVariant(changes: ContentChanges): Promise<string> {
  mkdirSync(variants, { recursive: true });
  const kind = createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 12);
  const name = `${kind}-${hashOfSources()}`;
  const target = path.join(variants, name);
  const lock = `${target}.lock`;
  while (!existsSync(target)) {
    if (!take(lock)) {
      await wait(500);
      continue;
    }
    try {
      // The last holder may have built it while this one reached for the lock.
      if (existsSync(target)) break;
      removeOthers(kind, name);
      buildVariant(changes, target);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return target;
}

/** Whether the lock is now this process's. One whose holder is no more is removed, for the next try. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isRunning(holderOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** The holder may remove its lock at any moment; then this process itself stands for it. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return process.pid;
  }
}

/** What was built of earlier sources is of no more use. */
function removeOthers(kind: string, name: string) {
  for (const other of readdirSync(variants)) {
    if (other.startsWith(kind) && !other.startsWith(name)) {
      rmSync(path.join(variants, other), { recursive: true, force: true });
    }
  }
}

/** Builds it now, in a temporary copy. */
function buildVariant(changes: ContentChanges, target: string) {
  const copy = copyProject();
  try {
    changeContent(copy, changes);
    runInCopy(copy, 'tsx', ['scripts/build.ts']);
    // It appears whole or not at all; the temporary folder may be on another disk.
    const partial = `${target}.partial`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(path.join(copy, 'out'), partial, { recursive: true });
    renameSync(partial, target);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function hashOfSources(): string {
  const sum = createHash('sha256');
  const add = (place: string) => {
    if (place === derived) return;
    if (statSync(place).isFile()) sum.update(place).update(readFileSync(place));
    else for (const name of readdirSync(place).sort()) add(path.join(place, name));
  };
  sources.forEach(add);
  return sum.digest('hex').slice(0, 12);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
