const { spawnSync } = require('node:child_process');

/** Jest's globalSetup: components read the manifest of the fixture's media. */
module.exports = function makeFixtureMedia() {
  const command = ['--import', './scripts/tsx.js', 'scripts/media/run-media.ts'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The media of the fixture could not be made.');
};
