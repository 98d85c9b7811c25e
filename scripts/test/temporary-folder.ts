import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for a file of tests, empty at the beginning of each. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
