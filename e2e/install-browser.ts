import { spawnSync } from 'node:child_process';
import { runCommand } from '../scripts/shared/run-command';
import { findBrowser, hasPlaywrightBrowser } from './helpers/browser';

const commands =
  process.getuid?.() === 0
    ? [
        'npx playwright install --with-deps --only-shell chromium',
        'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell',
      ]
    : ['npx playwright install --only-shell chromium'];
const isMissing = () => !hasPlaywrightBrowser() && !findBrowser();

runCommand(async () => {
  for (const command of commands) {
    if (isMissing()) spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (isMissing())
    throw new Error(
      'The tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its path.',
    );
});
