import { spawnSync } from 'node:child_process';
import { basePathOf } from '../../content/schema/base-path';
import type { Content } from '../../content/schema/schema';
import { postProcess } from '../post-process/post-process';
import { prepare } from '../prepare/prepare';
import { exitWithSentence } from '../shared/exit-with-sentence';
import { packageCommand } from '../shared/package-command';
import { ingredients, isBuilt, rememberBuild } from './last-build';

/**
 * Builds out/ from the content, unless it stands there already; ends the command, with a sentence,
 * when something is wrong. With `draft`, pictures that were not made yet are made in haste.
 */
export async function buildExport({ draft = false } = {}): Promise<Content> {
  const content = await prepare({ draft }).catch(exitWithSentence);
  const from = ingredients();
  if (isBuilt('out', from)) {
    console.log(
      'Nothing has changed since out/ was built. To build it anew all the same, delete it.',
    );
    return content;
  }
  const { status, signal } = spawnSync(
    process.execPath,
    [packageCommand.next, 'build', '--webpack'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        // The site has no server actions. A key made anew for each build would have webpack forget
        // the one before, and a second build take twice as long.
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      },
    },
  );
  if (signal) console.error(`\nThe build was stopped (${signal}); the memory may be too small.\n`);
  if (status !== 0) process.exit(status ?? 1);
  const basePath = basePathOf(content.site.url);
  await postProcess('out', { site: content.site, basePath }).catch(exitWithSentence);
  rememberBuild('out', from);
  return content;
}
