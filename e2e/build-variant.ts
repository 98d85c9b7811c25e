import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseDocument } from 'yaml';
import { copyProject, derived, runInCopy, sources } from '../scripts/testing/project-copy';

/** New values for fields of content files, by file and by dotted place: `{ 'site.yaml': { 'form.id': 'x' } }`. */
export type ContentChanges = Record<string, Record<string, unknown>>;

/**
 * The export of the project with other content. Built once for the same sources and changes (about
 * 20 s on a quiet machine), whichever worker of the tests comes first.
 */
export async function builtVariant(changes: ContentChanges): Promise<string> {
  const target = path.join(tmpdir(), `variant-${hashOf(changes)}`);
  const lock = `${target}.lock`;
  while (!existsSync(target)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch {
      if (!isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock);
      await wait(500);
      continue;
    }
    try {
      buildVariant(changes, target);
    } finally {
      rmSync(lock);
    }
  }
  return target;
}

/** Builds it now, in a temporary copy. */
export function buildVariant(changes: ContentChanges, target: string) {
  const copy = copyProject();
  try {
    for (const [file, values] of Object.entries(changes)) {
      const full = path.join(copy, 'content', file);
      const document = parseDocument(readFileSync(full, 'utf8'));
      for (const [at, value] of Object.entries(values)) {
        document.setIn(at.split('.'), document.createNode(value));
      }
      writeFileSync(full, document.toString({ lineWidth: 0 }));
    }
    runInCopy(copy, 'tsx', ['scripts/build.ts']);
    renameSync(path.join(copy, 'out'), target);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function hashOf(changes: ContentChanges): string {
  const hash = createHash('sha256').update(JSON.stringify(changes));
  const add = (place: string) => {
    if (place === derived) return;
    if (statSync(place).isFile()) hash.update(place).update(readFileSync(place));
    else for (const name of readdirSync(place).sort()) add(path.join(place, name));
  };
  sources.forEach(add);
  return hash.digest('hex').slice(0, 12);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
