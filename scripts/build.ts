import { spawnSync } from 'node:child_process';
import { exitWithSentence } from './exit-with-sentence';
import { finish } from './finish/finish';
import { prepare } from './prepare/prepare';

await prepare().catch(exitWithSentence);

const { status } = spawnSync('node_modules/.bin/next', ['build', '--webpack'], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);

await finish('out').catch(exitWithSentence);
