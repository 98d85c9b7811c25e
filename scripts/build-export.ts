import { spawnSync } from 'node:child_process';
import type { Content } from '../content/schema';
import { exitWithSentence } from './exit-with-sentence';
import { finish } from './finish/finish';
import { packageCommand } from './package-command';
import { prepare } from './prepare/prepare';

/** Builds out/ from the content; ends the command, with a sentence, when something is wrong. */
export async function buildExport(): Promise<Content> {
  const content = await prepare().catch(exitWithSentence);
  const { status, signal } = spawnSync(
    process.execPath,
    [packageCommand.next, 'build', '--webpack'],
    {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (signal) console.error(`\nThe build was stopped (${signal}); the memory may be too small.\n`);
  if (status !== 0) process.exit(status ?? 1);
  await finish('out').catch(exitWithSentence);
  return content;
}
