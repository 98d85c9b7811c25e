import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Jest's globalSetup. */
export default async function setUp() {
  // Unit tests know the words of the fixture, whatever an owner writes. Not in jest.config.js, which knip loads too.
  process.env.CONTENT_DIR = 'e2e/fixtures/content';

  // The temporary folder of all tests, and of what they start.
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));

  // Components read the manifest of the fixture's media.
  const { makeMedia } = await tsImport('./scripts/media/media.ts', import.meta.url);
  await makeMedia();
}
