import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, loadContent } from '../../model/load';

/** A copy of the fixture's content, made anew before each unit test of the file that imports it. */
export const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

beforeEach(() => cp('e2e/fixtures/content', folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

export const inCopy = (file: string) => path.join(folder, file);
export const read = (file: string) => readFileSync(inCopy(file), 'utf8');

/** Replaces a part of a content file, which must be there. */
export function edit(file: string, part: string, by: string) {
  expect(read(file)).toContain(part);
  writeFileSync(inCopy(file), read(file).replace(part, by));
}

/** The copy's path as messages name it. */
export const shown = path.relative(process.cwd(), folder).replaceAll(path.sep, '/');

/** What is wrong with the content, in lines such as `site.yaml, line 3, url: found …`. */
export function issues(): string[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => line.replace(`${shown}/`, ''));
  }
}
