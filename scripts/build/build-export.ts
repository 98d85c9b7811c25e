import { spawnSync } from 'node:child_process';
import { basePathOf } from '../../content/model/base-path';
import type { Content } from '../../content/model/schema';
import { postProcess } from '../post-process/post-process';
import { prepare } from '../prepare/prepare';
import { exitWithSentence } from '../shared/exit-with-sentence';
import { packageCommand } from '../shared/package-command';

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
  const basePath = basePathOf(content.site.url);
  await postProcess('out', { site: content.site, basePath }).catch(exitWithSentence);
  return content;
}
