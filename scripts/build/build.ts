import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { contentFolder } from '../../content/schema';
import { finishExport } from '../export/export';
import { writeFavicon } from '../media/icons';
import { makeMedia } from '../media/media';
import { exportFolder } from '../shared/files';
import { refuseLinks } from '../shared/refuse-links';
import { remove, replaceFolder } from '../shared/write-atomically';
import { isBuiltFrom, readInputs, recordBuild } from './build-record';
import { bundleLateScripts } from './late-scripts';
import { checkPublicNames } from './public-names';

/**
 * Builds the site of CONTENT_DIR (default `content`) into OUT_DIR (default `out`). Does nothing when no
 * file has changed since the last build. Only a finished export takes the place of the last one.
 * @throws {Error} with a message for the owner.
 */
export async function buildSite(): Promise<boolean> {
  for (const folder of ['public', contentFolder]) refuseLinks(folder);
  const inputs = readInputs(contentFolder);
  if (isBuiltFrom(inputs, exportFolder)) return false;
  const { content, basePath } = await import('../../content');
  checkPublicNames('public');
  const media = await makeMedia();
  await bundleLateScripts();
  // It marks this project's own scripts. Nobody who writes content can know it, and the export removes it.
  const scriptKey = randomUUID();
  const unfinished = `${exportFolder}.part`;
  await remove(unfinished);
  try {
    runNextBuild({ BASE_PATH: basePath, OUT_DIR: unfinished, SCRIPT_KEY: scriptKey });
    const manifest = JSON.stringify(media);
    await finishExport(unfinished, { site: content.site, basePath, media: manifest, scriptKey });
    await writeFavicon(unfinished, media.icons.small);
    await replaceFolder(exportFolder, unfinished);
  } finally {
    await remove(unfinished);
  }
  await recordBuild(inputs, exportFolder);
  return true;
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
