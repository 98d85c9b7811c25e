const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Jest's globalSetup. */
module.exports = function setUp() {
  // Unit tests know the words of the fixture, whatever an owner writes. Not in jest.config.js, which knip loads too.
  process.env.CONTENT_DIR = 'e2e/fixtures/content';

  // The temporary folder of all tests, and of what they start.
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));

  // Components read the manifest of the fixture's media.
  const command = ['--import', './scripts/tsx.js', 'scripts/media/run-media.ts'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The media of the fixture could not be made.');
};
