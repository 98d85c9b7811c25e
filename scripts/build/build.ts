import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFavicon } from '../media/icons';
import { makeMedia } from '../media/media';
import { exitWithMessage } from './exit-with-message';
import { bundleIslands } from './islands';

/** The inputs of the build besides the content folder. */
const sources = [
  'app',
  'browser-targets.js',
  'components',
  'content',
  'public',
  'scripts',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'postcss.config.json',
  'tsconfig.json',
];
/** Files that the build writes itself. */
const generated = /^public\/(media|islands)\b/;

/**
 * Builds the site of CONTENT_DIR (default `content`) into OUT_DIR (default `out`). Does nothing when no
 * file has changed since the last build. Ends the process with a message when the content or the build fails.
 */
export async function buildSite(): Promise<boolean> {
  const { CONTENT_DIR = 'content', OUT_DIR = 'out' } = process.env;
  const stamp = path.join('generated', `built-${OUT_DIR.replaceAll(/\W/g, '-')}.txt`);
  const version = `${process.version} ${CONTENT_DIR} ${fingerprint([...sources, CONTENT_DIR])}`;
  if (existsSync(OUT_DIR) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version)
    return false;
  const { content, basePath } = await import('../../content/schema').catch(exitWithMessage);
  const media = await makeMedia({ contentFolder: CONTENT_DIR }).catch(exitWithMessage);
  await bundleIslands();
  // It marks this project's own scripts. Nobody who writes content can know it, and the export removes it.
  const scriptKey = randomUUID();
  runNextBuild(OUT_DIR, basePath, scriptKey);
  const { finishExport } = await import('../export/export');
  try {
    const manifest = JSON.stringify(media);
    finishExport(OUT_DIR, { site: content.site, basePath, media: manifest, scriptKey });
    await writeFavicon(OUT_DIR, media.icons.small);
  } catch (error) {
    exitWithMessage(error);
  }
  mkdirSync('generated', { recursive: true });
  writeFileSync(stamp, version);
  return true;
}

function runNextBuild(out: string, basePath: string, scriptKey: string): void {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_PATH: basePath,
      OUT_DIR: out,
      SCRIPT_KEY: scriptKey,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Changes when a file below these paths is added, removed or replaced, also by an older one. */
function fingerprint(places: readonly string[]): string {
  const files = places
    .flatMap((place) =>
      statSync(place).isFile()
        ? [place]
        : readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name))),
    )
    .filter((file) => !generated.test(file.replaceAll(path.sep, '/')) && statSync(file).isFile());
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
