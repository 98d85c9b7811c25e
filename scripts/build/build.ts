import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { generatedFolder } from '../../content/schema';
import { finishExport } from '../export/export';
import { hostFile } from '../export/host-files';
import { writeFavicon } from '../media/icons';
import { makeMedia } from '../media/media';
import { refuseLinks } from '../shared/refuse-links';
import { isSystemFile } from '../shared/system-files';
import { replaceFolder, writeAtomically } from '../shared/write-atomically';
import { bundleLateScripts } from './late-scripts';
import { checkPublicNames } from './public-names';

/** The inputs of the build besides the content folder. */
const sources = [
  'app',
  'browser-targets.js',
  'components',
  'content',
  'hosting',
  'public',
  'scripts',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'postcss.config.json',
  'tsconfig.json',
];
/** Files that the build writes itself. */
const generated = /^public\/(media|scripts)\b/;

/**
 * Builds the site of CONTENT_DIR (default `content`) into OUT_DIR (default `out`). Does nothing when no
 * file has changed since the last build. Only a finished export takes the place of the last one.
 * @throws {Error} with a message for the owner.
 */
export async function buildSite(): Promise<boolean> {
  const { CONTENT_DIR = 'content', OUT_DIR = 'out' } = process.env;
  for (const folder of ['public', CONTENT_DIR]) refuseLinks(folder);
  const stamp = path.join('generated', `built-${OUT_DIR.replaceAll(/\W/g, '-')}.txt`);
  const version = `${process.version} ${CONTENT_DIR} ${fingerprint([...sources, CONTENT_DIR])}`;
  if (existsSync(OUT_DIR) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version)
    return false;
  const { content, basePath } = await import('../../content');
  checkPublicNames('public');
  const media = await makeMedia({ contentFolder: CONTENT_DIR });
  await bundleLateScripts();
  // It marks this project's own scripts. Nobody who writes content can know it, and the export removes it.
  const scriptKey = randomUUID();
  const unfinished = `${OUT_DIR}.part`;
  await rm(unfinished, { recursive: true, force: true });
  runNextBuild({ BASE_PATH: basePath, OUT_DIR: unfinished, SCRIPT_KEY: scriptKey });
  const manifest = JSON.stringify(media);
  await finishExport(unfinished, { site: content.site, basePath, media: manifest, scriptKey });
  if (!existsSync('public/favicon.ico')) await writeFavicon(unfinished, media.icons.small);
  for (const name of ['nginx.conf', 'Caddyfile'] as const)
    await writeAtomically(
      path.join(generatedFolder(CONTENT_DIR), name),
      hostFile(name, content.site, basePath),
    );
  await replaceFolder(OUT_DIR, unfinished);
  await mkdir('generated', { recursive: true });
  await writeAtomically(stamp, version);
  return true;
}

function runNextBuild(settings: Record<string, string>): void {
  const next = ['node_modules/next/dist/bin/next', 'build'];
  const { status, signal } = spawnSync(process.execPath, next, {
    stdio: 'inherit',
    // Hosts and shells set another NODE_ENV, with which Next builds no site.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
  });
  if (signal)
    throw new Error(
      `The build was ended (${signal}). Was the memory used up? A build needs 2 GB. Close other programs, then try again.`,
    );
  if (status !== 0) throw new Error('The build has failed, for the reason above.');
}

/** Changes when a file below these paths is added, removed or replaced, also by an older one. */
function fingerprint(places: readonly string[]): string {
  const files = places
    .flatMap((place) =>
      statSync(place).isFile()
        ? [place]
        : readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name))),
    )
    .filter((file) => !generated.test(file.replaceAll(path.sep, '/')) && !isSystemFile(file))
    // Emacs locks a file by a link to nothing.
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
