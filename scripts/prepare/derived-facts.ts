import { execFileSync } from 'node:child_process';
import { build as bundle } from 'esbuild';
import type { Content } from '../../content/model/schema';
import { browserslist } from '../../package.json';
import { readColours } from './colours';
import { readSvg } from './svg';

/** See content/model/derived-facts.ts, which hands these to the pages. */
export async function prepareDerivedFacts(content: Content, folder: string) {
  const { ink, paper } = readColours();
  return {
    year: sourceYear(),
    loaderScript: await inlineScript('components/boot/loader.ts'),
    icons: Object.fromEntries(
      content.socials.map(({ icon }) => [icon, readSvg(folder, `icons/${icon}.svg`)]),
    ),
    colours: { ink, paper },
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
    target: targets,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** esbuild writes `chrome125` for `chrome >= 125`, and knows no Samsung, whose browser is a Chrome. */
const targets = browserslist
  .filter((entry) => !entry.startsWith('samsung'))
  .map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''));

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
