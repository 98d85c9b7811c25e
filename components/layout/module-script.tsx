import { readFileSync } from 'node:fs';
import { content, withBasePath } from '@/model/content';

const { statistics, scripts } = content.site;

/** The addresses of the third-party scripts, for statistics/third-party-scripts.island.ts. */
const addresses = scripts?.map(({ src }) =>
  src.startsWith('/') ? withBasePath(src as `/${string}`) : src,
);

/** The browser's module of every page (islands.ts), which scripts/build/bundles.ts bundles, with the settings that it reads. */
export function ModuleScript() {
  const { script } = JSON.parse(readFileSync('generated/bundles.json', 'utf8'));
  return (
    <script
      type="module"
      src={withBasePath(script)}
      // The pictures of the first view come first.
      fetchPriority="low"
      data-module=""
      data-statistics={statistics && JSON.stringify(statistics)}
      data-third-party-scripts={addresses && JSON.stringify(addresses)}
      data-keep={process.env.SCRIPT_KEY}
    />
  );
}
