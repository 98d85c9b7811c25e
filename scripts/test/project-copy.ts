import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { asTexts } from '../../content/schema/yaml-texts';
import { sources } from '../build/sources.js';
import { type PackageCommand, packageCommand } from '../shared/package-command';

const generated = path.join('content', 'model', 'generated');

/** New values for fields of content files, by file and by dotted place: `{ 'site.yaml': { 'form.id': 'x' } }`. */
export type ContentChanges = Record<string, Record<string, unknown>>;

/**
 * A temporary copy of the project to be changed and built; the caller removes it. Encoded pictures
 * come along, because they take a minute; all else is made anew.
 * @param more files and folders that are wanted beside the sources.
 */
export function copyProject(more: string[] = []): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const name of [...sources, ...more]) {
    const filter = (from: string) => from !== generated;
    cpSync(name, path.join(copy, name), { recursive: true, filter });
  }
  linkPackages(path.join(copy, 'node_modules'));
  return copy;
}

/** Writes the changes into the copy's content. */
export function changeContent(copy: string, changes: ContentChanges) {
  for (const [file, values] of Object.entries(changes)) {
    for (const [at, value] of Object.entries(values)) {
      setField(path.join(copy, 'content', file), at.split('.'), value);
    }
  }
}

/** Sets one field of a content file, and leaves its other lines as they are; `undefined` removes it. */
export function setField(file: string, where: (string | number)[], value: unknown) {
  const document = parseDocument(readFileSync(file, 'utf8'), asTexts);
  if (value === undefined) document.deleteIn(where);
  else document.setIn(where, document.createNode(value));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/** Runs a command of the project's packages in the copy. Throws with its output when it fails. */
export function runInCopy(copy: string, command: PackageCommand, args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [packageCommand[command], ...args],
    {
      cwd: copy,
      encoding: 'utf8',
      // The copyright year is that of the last commit, which the copy does not have.
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', GIT_DIR: gitFolder() },
    },
  );
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/**
 * Hard links where the disk can; through a symbolic link webpack would see, and name, other files.
 * What tools keep among the packages, earlier copies' exports for one, stays behind.
 */
function linkPackages(target: string) {
  const packages = readdirSync('node_modules')
    .filter((name) => name !== '.cache')
    .map((name) => path.join('node_modules', name));
  mkdirSync(target);
  if (spawnSync('cp', ['-al', ...packages, target]).status === 0) return;
  // Half linked, the copy would be written into the packages themselves.
  rmSync(target, { recursive: true, force: true });
  for (const from of packages) {
    const to = path.join(target, path.basename(from));
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

function gitFolder(): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
