import { spawnSync } from 'node:child_process';
import { exitWithSentence } from './exit-with-sentence';
import { prepare } from './prepare/prepare';

try {
  await prepare();
} catch (error) {
  exitWithSentence(error);
}
const { status } = spawnSync('next', ['build', '--webpack'], {
  stdio: 'inherit',
  shell: false,
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
process.exit(status ?? 1);
