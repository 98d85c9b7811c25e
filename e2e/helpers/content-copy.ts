import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the fixture's content, made anew before each unit test of the file that imports it. */
export const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

beforeEach(() => cp('e2e/fixtures/content', folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

export const place = (file: string) => path.join(folder, file);
export const read = (file: string) => readFileSync(place(file), 'utf8');

/** Replaces a part of a content file, which must be there. */
export function edit(file: string, part: string, by: string) {
  expect(read(file)).toContain(part);
  writeFileSync(place(file), read(file).replace(part, by));
}
