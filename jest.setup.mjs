import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Prepares the content, the temporary folder and the media for all unit tests (Jest's `globalSetup`). */
export default async function setUp() {
  // Unit tests use the fixture content, not the owner's. Not set in jest.config.js, because knip loads it too.
  process.env.CONTENT_DIR = 'e2e/fixtures/content';

  // One temporary folder for all tests and the processes that they start.
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));

  // Components read the media manifest of the fixture.
  const { makeMedia } = await tsImport('./scripts/media/media.ts', import.meta.url);
  await makeMedia();
}
