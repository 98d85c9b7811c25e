import { execFileSync } from 'node:child_process';
import { build as bundle } from 'esbuild';
import type { ErrorFacts } from '../../content/schema/error-facts';
import type { Content } from '../../content/schema/schema';
import { browserslist } from '../../package.json';
import { readColours } from './colours';
import { madeFile } from './made-file';
import { readSvg } from './svg';

/** See content/schema/derived-facts.ts, which hands these to the pages. */
export async function prepareDerivedFacts(content: Content, folder: string, media: string) {
  const { ink, paper } = readColours();
  const sampleFeed = await inlineScript('components/inline-scripts/sample-feed.ts');
  return {
    year: sourceYear(),
    sampleFeed: await madeFile({
      folder: media,
      stem: 'sample-feed',
      extension: 'js',
      from: [sampleFeed],
      make: async () => sampleFeed,
    }),
    icons: Object.fromEntries(
      content.socials.map(({ icon }) => [icon, readSvg(folder, `icons/${icon}.svg`)]),
    ),
    colours: { ink, paper },
  };
}

/** See content/schema/error-facts.ts. */
export function errorFactsOf(
  { site, common, navigation }: Content,
  logo: string,
  basePath: string,
): ErrorFacts {
  return {
    texts: common.failed,
    navigationLabel: common.navigationLabel,
    shortName: site.shortName,
    logo,
    home: `${basePath}/`,
    pages: navigation.map(({ name, path }) => ({ name, href: basePath + path })),
    phone: site.phone,
    email: site.email,
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
