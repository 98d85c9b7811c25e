import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFavicon } from '../media/icons';
import { makeMedia } from '../media/media';
import { exportFolder } from '../shared/files';
import { replaceFolder } from '../shared/write-atomically';
import { bundleScripts } from './bundles';
import { checkAddresses, checkPublicFiles } from './check-export';
import { checkClientComponents } from './export/client-components';
import { finishExport } from './export/export';

/**
 * Builds the site of CONTENT_DIR (default `content`) into OUT_DIR (default `out`). Only a finished export takes the
 * place of the last one.
 * @throws {Error} with a message for the owner.
 */
export async function buildSite(): Promise<void> {
  const { content, basePath } = await import('../../model/content');
  const media = await makeMedia();
  const bundles = await bundleScripts();
  // It marks this project's own scripts. Nobody who writes content can know it, and the export removes it.
  const scriptKey = randomUUID();
  await replaceFolder(exportFolder, async (unfinished) => {
    runNextBuild({ BASE_PATH: basePath, OUT_DIR: unfinished, SCRIPT_KEY: scriptKey });
    checkClientComponents('.next', bundles.reactSources);
    const used = JSON.stringify([media, bundles]);
    await finishExport(unfinished, { site: content.site, basePath, used, scriptKey });
    await writeFavicon(unfinished, media.icons.small);
    checkPublicFiles(unfinished);
    checkAddresses(unfinished, content.site);
  });
}

/** @throws {Error} when Next has failed, or was ended by the system. */
export function runNextBuild(settings: Record<string, string>): void {
  const next = ['node_modules/next/dist/bin/next', 'build'];
  const { status, signal } = spawnSync(process.execPath, next, {
    stdio: 'inherit',
    // Hosts and shells may set NODE_ENV to another value, with which Next fails.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
  });
  if (signal)
    throw new Error(
      `The build was ended (${signal}). Was the memory used up? A build needs 2 GB. Close other programs, then try again.`,
    );
  if (status !== 0) throw new Error('The build has failed, for the reason above.');
}
