import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, loadContent } from '../../model/load';

/** A copy of the fixture content. It is created again before each test of the file that imports it. */
export const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

beforeEach(() => cp('e2e/fixtures/content', folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

export const inCopy = (file: string) => path.join(folder, file);
export const read = (file: string) => readFileSync(inCopy(file), 'utf8');

/** Replaces part of a content file. Fails if the file does not contain that part. */
export function edit(file: string, part: string, replacement: string) {
  expect(read(file)).toContain(part);
  writeFileSync(inCopy(file), read(file).replace(part, replacement));
}

/** The path of the copy as error messages show it. */
export const copyPath = path.relative(process.cwd(), folder).replaceAll(path.sep, '/');

/** Returns the content errors of the copy, for example `site.yaml, line 3, url: found …`. */
export function findErrors(): string[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [, ...issues] = error.message.replaceAll('\n  ', ' ').split('\n');
    return issues.map((issue) => issue.replace(`${copyPath}/`, ''));
  }
}
