import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
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

/** New values for fields of content files, by file and by dotted place: `{ 'site.yaml': { 'form.id': 'x' } }`. */
export type ContentChanges = Record<string, Record<string, unknown>>;

const sources = [
  'app',
  'components',
  'content',
  'next.config.js',
  'package.json',
  'package-lock.json',
  'scripts',
  'tsconfig.json',
];
const derived = path.join('content', 'generated');

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

/** Builds it now, in a temporary copy. Encoded pictures are kept; all else is made anew. */
export function buildVariant(changes: ContentChanges, target: string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  try {
    for (const name of [...sources, 'public']) {
      const filter = (from: string) => from !== derived;
      cpSync(name, path.join(copy, name), { recursive: true, filter });
    }
    linkPackages(path.join(copy, 'node_modules'));
    for (const [file, values] of Object.entries(changes)) {
      const full = path.join(copy, 'content', file);
      const document = parseDocument(readFileSync(full, 'utf8'));
      for (const [at, value] of Object.entries(values)) {
        document.setIn(at.split('.'), document.createNode(value));
      }
      writeFileSync(full, document.toString({ lineWidth: 0 }));
    }
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
      // The copyright year is that of the last commit, which the copy does not have.
      env: { ...process.env, GIT_DIR: gitFolder() },
    });
    if (status !== 0) throw new Error(`The variant was not built:\n${stdout}${stderr}`);
    renameSync(path.join(copy, 'out'), target);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Hard links where the disk can; through a symbolic link webpack would see, and name, other files. */
function linkPackages(target: string) {
  if (spawnSync('cp', ['-al', 'node_modules', target]).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
}

function gitFolder(): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
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
