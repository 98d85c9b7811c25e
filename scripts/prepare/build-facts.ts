import { execFileSync } from 'node:child_process';
import { build as bundle } from 'esbuild';
import type { Content } from '../../content/schema';
import { readColours } from './colours';
import { readSvg } from './svg';

/** See content/build-facts.ts, which hands these to the pages. */
export async function prepareBuildFacts(content: Content, folder: string, font: string) {
  return {
    year: sourceYear(),
    areas: new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(content.site.areas),
    font,
    loaderScript: await inlineScript('components/boot/loader.ts'),
    icons: Object.fromEntries(
      content.socials.map(({ icon }) => [icon, readSvg(folder, `icons/${icon}.svg`)]),
    ),
    colours: readColours(),
  };
}

/** Bundles and minifies a script for the HTML, for the browsers that package.json names. */
export async function inlineScript(entry: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome125', 'firefox128', 'safari17.4'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** From the last commit, so that the same commit builds the same bytes; from the clock outside git. */
function sourceYear(): number {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(date, 10) || new Date().getFullYear();
  } catch {
    return new Date().getFullYear();
  }
}
