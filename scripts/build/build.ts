import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Site, thisSite } from '../../model';
import { exportFolder, filesBelow } from '../shared/files';
import { remove, replaceFolder } from '../shared/write-atomically';
import { checkClientComponents } from './export/client-components';
import { finishExport } from './export/export';
import { bundleIslands } from './islands';
import { writeFavicon } from './media/icons';
import { makeMedia } from './media/media';

/**
 * Builds the site of CONTENT_DIR (default `content`) into OUT_DIR (default `out`). Only a finished export takes the
 * place of the last one.
 * @throws {Error} with a message for the owner.
 */
export async function buildSite(): Promise<void> {
  const { content, basePath } = await import('../../model/content');
  const media = await makeMedia();
  const islands = await bundleIslands();
  // It marks this project's own scripts. Nobody who writes content can know it, and the export removes it.
  const scriptKey = randomUUID();
  const unfinished = `${exportFolder}.part`;
  await remove(unfinished);
  try {
    runNextBuild({ BASE_PATH: basePath, OUT_DIR: unfinished, SCRIPT_KEY: scriptKey });
    checkClientComponents('.next', islands.components);
    const used = JSON.stringify([media, islands]);
    await finishExport(unfinished, { site: content.site, basePath, used, scriptKey });
    await writeFavicon(unfinished, media.icons.small);
    checkPublicFiles(unfinished);
    checkAddresses(unfinished, content.site);
    await replaceFolder(exportFolder, unfinished);
  } finally {
    await remove(unfinished);
  }
}

/** Files that the build makes in public/, and those to which it adds lines. */
const ownFiles = /^(media\/.+\.[\da-f]{10}\.\w+|scripts\/.+-[A-Z\d]{8}\.js|_headers$)/;

/** @throws {Error} when the export has nothing or something else in the place of a file of public/. */
function checkPublicFiles(folder: string): void {
  const isUnchanged = (name: string) => {
    const [file, exported] = [path.join('public', name), path.join(folder, name)];
    return existsSync(exported) && readFileSync(exported).equals(readFileSync(file));
  };
  const lost = filesBelow('public').filter((name) => !ownFiles.test(name) && !isUnchanged(name));
  if (lost.length === 0) return;
  const names = lost.map((name) => `public/${name}`).join('\n');
  throw new Error(
    `The build itself writes these files, or these folders. Rename or move yours:\n${names}`,
  );
}

/** @throws {Error} when a link or a script of content/site.yaml is no file of the export. */
function checkAddresses(folder: string, { links = [], scripts = [] }: Site): void {
  const addresses = [...links.map(({ url }) => url), ...scripts.map(({ src }) => src)];
  const pathOf = (address: string) => new URL(address, thisSite).pathname;
  const files = filesBelow(folder).map((file) => pathOf(`/${file}`.replace(/(index)?\.html$/, '')));
  const missing = addresses
    .filter((address) => address.startsWith('/'))
    .find((address) => !files.includes(pathOf(address).replace(/\.html$/, '')));
  if (missing)
    throw new Error(
      `content/site.yaml: found ${missing}, expected the address of a page or of a file of public/.`,
    );
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
