import { spawnSync } from 'node:child_process';
import { exitWithSentence } from './exit-with-sentence';
import { finish } from './finish/finish';
import { contentItems } from './launch-check/content-items';
import { shipped } from './launch-check/shipped';
import { stillSample } from './launch-check/still-sample';
import { contentFolder, prepare } from './prepare/prepare';

const content = await prepare().catch(exitWithSentence);

const { status } = spawnSync('node_modules/.bin/next', ['build', '--webpack'], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);

await finish('out').catch(exitWithSentence);

// `npm start` builds too, and tells the same in its own lines.
if (process.env.npm_lifecycle_event !== 'start') {
  const samples = stillSample(contentItems(content, shipped, contentFolder));
  const still = samples ? ` Still sample: ${samples}.` : '';
  console.log(`\nBuilt: out/.${still} Before publishing, run: npm run launch-check\n`);
}
