import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';

/** Changes to content files: the file below content/, and new values by dotted path. */
export type ContentChanges = Record<string, Record<string, unknown>>;

export interface Variant {
  /** The finished export. */
  out: string;
  /** What the build printed. */
  log: string;
  remove(): void;
}

const notCopied = new Set(['node_modules', '.git', '.next', 'out', 'test-results', 'inbox']);

/**
 * Builds the project with other content in a temporary copy, about 20 seconds. Encoded pictures are
 * kept; all else is made anew.
 */
export function buildVariant(changes: ContentChanges): Variant {
  const folder = mkdtempSync(path.join(tmpdir(), 'variant-'));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !notCopied.has(source) && source !== path.join('content', 'generated'),
  });
  linkPackages(path.join(folder, 'node_modules'));
  for (const [file, values] of Object.entries(changes)) {
    const full = path.join(folder, 'content', file);
    const document = parseDocument(readFileSync(full, 'utf8'));
    for (const [at, value] of Object.entries(values)) document.setIn(at.split('.'), value);
    writeFileSync(full, String(document));
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    // The copyright year is that of the last commit, which the copy does not have.
    env: { ...process.env, GIT_DIR: gitFolder() },
  });
  const log = stdout + stderr;
  if (status === 0) return { out: path.join(folder, 'out'), log, remove };
  remove();
  throw new Error(`The variant was not built:\n${log}`);
}

/** Hard links where the disk can: through a symbolic link webpack would see other paths, and name other files. */
function linkPackages(target: string) {
  const { status } = spawnSync('cp', ['-al', 'node_modules', target]);
  if (status === 0) return;
  rmSync(target, { recursive: true, force: true });
  cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
}

function gitFolder(): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
