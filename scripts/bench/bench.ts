import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { basePath } from '../../content';
import { paths as allPaths } from '../../content/schema';
import { exportFolder } from '../shared/files';
import { interactions, measureInteraction } from './interactions';
import { runLighthouse } from './lighthouse';
import { addSkipLoader, removeScripts, serveCopy } from './sites';

/**
 * `npm run bench` measures the pages of OUT_DIR beside the same pages without any script, and writes the
 * table of README.md and docs/measurements.md. Build first, and run nothing else meanwhile. The computer needs Arial or
 * Liberation Sans, to whose widths the fallback fonts are adjusted: without them first visits have layout shifts.
 *   npm run bench -- --runs 5 --paths /,/services --peer before=../before/out --peer other=https://example.com
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string', default: allPaths.join() },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const paths = values.paths.split(',');
const plain = 'without script';
const sites = new Map([
  [plain, await serveCopy(exportFolder, basePath, removeScripts)],
  ['later visit', await serveCopy(exportFolder, basePath, addSkipLoader)],
  ['first visit', await serveCopy(exportFolder, basePath)],
]);
for (const peer of values.peer) {
  const [name = '', source = ''] = peer.split(/=(.*)/);
  sites.set(name, URL.canParse(source) ? source : await serveCopy(source, '', addSkipLoader));
}

const names = [...sites.keys()];
const throttlings = ['simulate', 'devtools'];
const rates = [4, 6];
/** The values of all runs by metric. */
const samples = new Map<string, number[]>();
const keep = (key: string, value: number) => samples.set(key, [...(samples.get(key) ?? []), value]);

// The sites take turns, so that a slow minute of the computer slows all of them.
for (let run = 1; run <= Number(values.runs); run++) {
  for (const throttling of throttlings)
    for (const path of paths)
      for (const [site, origin] of sites) {
        const figures = await runLighthouse(origin + path, throttling);
        for (const [name, value] of Object.entries(figures))
          keep(`${throttling} ${path} ${site} ${name}`, value);
      }
  for (const rate of rates)
    for (const interaction of interactions)
      for (const [site, origin] of sites)
        keep(
          `${rate} ${interaction.name} ${site}`,
          await measureInteraction(origin, interaction, rate).catch(() => Number.NaN),
        );
  console.log(`Run ${run} of ${values.runs} is done.`);
}

function median(key: string): number {
  const sorted = (samples.get(key) ?? []).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function table(header: string, rows: readonly (string | number)[][]): string {
  const names = header.split(', ');
  const lines = [names, names.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function pageTable(throttling: string, visits: readonly string[]): string {
  const rows = paths.flatMap((path) =>
    visits.map((site) => {
      const get = (name: string, of = site) => median(`${throttling} ${path} ${of} ${name}`);
      const whole = (name: string) => get(name).toFixed(0);
      const times = ['LCP', 'FCP'].map(
        (name) => `${whole(name)} (${(get(name) / get(name, plain)).toFixed(2)}×)`,
      );
      const rest = [whole('score'), whole('script'), whole('all')];
      return [path, site, ...times, whole('TBT'), get('CLS').toFixed(3), ...rest];
    }),
  );
  return table('page, visit, LCP ms, FCP ms, TBT ms, CLS, score, script KiB, all KiB', rows);
}

const actRows = rates.flatMap((rate) =>
  interactions.map(({ name }) => {
    const times = names.map((site) => median(`${rate} ${name} ${site}`).toFixed(0));
    return [`${name}, ${rate} times slower`, ...times];
  }),
);
const intro = `Written by \`npm run bench\` on ${new Date().toDateString()}: visits of a phone (Back: in a desktop window), medians of ${values.runs}.`;
const peers = values.peer.length > 0 ? ' The other names are sites given with `--peer`.' : '';
const measurements = [
  `# Measurements\n\n${intro} “×” compares with the page without script.${peers}`,
  ...throttlings.map((name) => `## Lighthouse, ${name}\n\n${pageTable(name, names)}`),
  `## From an interaction to the frame that shows its result, ms\n\n${table(`interaction, ${names.join(', ')}`, actRows)}`,
];
writeFileSync('docs/measurements.md', `${measurements.join('\n\n')}\n`);
const summary = pageTable('simulate', ['later visit', plain]);
const readme = readFileSync('README.md', 'utf8');
const tableInReadme = /(<!-- bench -->\n).*(<!-- end of bench -->)/s;
writeFileSync(
  'README.md',
  readme.replace(tableInReadme, (_, start, end) => `${start}\n${summary}\n\n${end}`),
);
spawnSync(process.execPath, [
  'node_modules/@biomejs/biome/bin/biome',
  ...['format', '--write', 'README.md', 'docs/measurements.md'],
]);
