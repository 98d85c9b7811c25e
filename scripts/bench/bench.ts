import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { paths as sitePaths } from '../../content/model/pages';
import { buildExport } from '../build/build-export';
import { createPreviewServer } from '../preview/server';
import { readSite } from '../shared/read-site';
import { type Growth, grow } from './growth';
import { type Figures, installLighthouse, measure, type Run } from './lighthouse';
import { scriptSources } from './script-sources';
import { isScript, nothing, variant } from './variants';

/**
 * Measures the export beside its own pages without any script (the physical limit), the runs
 * interleaved so that drift of the machine falls on all alike. Nothing else should load the machine.
 *   npm run bench -- --runs 5 --paths /,/services --no-growth
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    paths: { type: 'string', default: sitePaths.join() },
    growth: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const runs = Number(values.runs);
const paths = values.paths.split(',');

await buildExport();
const baseline = variant(path.resolve('out'), isScript);
const own = variant(path.resolve('out'), nothing);
const visits = {
  baseline: { folder: baseline, later: true },
  'first visit': { folder: own, later: false },
  'later visit': { folder: own, later: true },
};
type Visit = keyof typeof visits;
const names = Object.keys(visits) as Visit[];

type Setting = Omit<Run, 'url' | 'later'>;
const settings: Setting[] = [
  { form: 'mobile', throttling: 'simulate' },
  { form: 'mobile', throttling: 'devtools' },
  { form: 'desktop', throttling: 'simulate' },
];

installLighthouse();
const { basePath } = readSite();
const origins = new Map<Visit, string>();
const servers = await Promise.all(
  names.map(async (name) => {
    const server = createPreviewServer({ folder: visits[name].folder, basePath });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origins.set(name, `http://localhost:${(server.address() as AddressInfo).port}${basePath}`);
    return server;
  }),
);

const samples = new Map<string, Figures[]>();
const key = (setting: Setting, route: string, name: Visit) =>
  [setting.form, setting.throttling, route, name].join(' ');
for (let run = 0; run < runs; run++) {
  const turned = [...names.slice(run % names.length), ...names.slice(0, run % names.length)];
  for (const setting of settings) {
    for (const route of paths) {
      for (const name of turned) {
        const figures = await measure({
          ...setting,
          url: origins.get(name) + route,
          later: visits[name].later,
        });
        const id = key(setting, route, name);
        samples.set(id, [...(samples.get(id) ?? []), figures]);
        console.error(
          `run ${run + 1}: ${id}: ${figures.performance}, LCP ${Math.round(figures.lcp)}`,
        );
      }
    }
  }
}
for (const server of servers) server.close();

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function figure(setting: Setting, route: string, name: Visit, what: keyof Figures) {
  return median((samples.get(key(setting, route, name)) ?? []).map((figures) => figures[what]));
}

function table(header: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

const report: string[] = [];
for (const setting of settings) {
  const rows = paths.flatMap((route) =>
    names.map((name) => {
      const get = (what: keyof Figures) => figure(setting, route, name, what);
      const ratio = (what: keyof Figures) =>
        (get(what) / figure(setting, route, 'baseline', what)).toFixed(2);
      const scores = [get('performance'), get('accessibility'), get('bestPractices'), get('seo')];
      return [
        route,
        name,
        `${Math.round(get('lcp'))} (${ratio('lcp')}×)`,
        `${Math.round(get('fcp'))} (${ratio('fcp')}×)`,
        `${Math.round(get('si'))} (${ratio('si')}×)`,
        Math.round(get('tbt')),
        get('cls').toFixed(3),
        ...(['document', 'script', 'image', 'font', 'total'] as const).map((what) =>
          get(what).toFixed(0),
        ),
        get('requests'),
        scores.join(' / '),
      ];
    }),
  );
  const header =
    'page,visit,LCP ms,FCP ms,Speed Index ms,TBT ms,CLS,HTML KiB,script,pictures,font,in all,requests,performance / accessibility / best practices / SEO';
  report.push(
    `### ${setting.form}, ${setting.throttling === 'simulate' ? 'simulated' : 'applied'} throttling`,
  );
  report.push(table(header.split(','), rows));
}
const sourcesByRoute = scriptSources(paths);
const codeOrigins = [
  ...new Set([...sourcesByRoute.values()].flatMap((sources) => [...sources.keys()])),
];
report.push('### Script by source, KiB brotli');
report.push(
  table(
    ['page', ...codeOrigins, 'in all'],
    [...sourcesByRoute].map(([route, sources]) => {
      const sizes = codeOrigins.map((origin) => sources.get(origin) ?? 0);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return [route, ...[...sizes, total].map((size) => size.toFixed(1))];
    }),
  ),
);
if (values.growth) {
  const rows = [6, 60, 600]
    .map(grow)
    .map((growth: Growth) => [
      growth.services,
      growth.buildSeconds.toFixed(0),
      growth.homeKiB.toFixed(1),
      growth.servicesKiB.toFixed(1),
    ]);
  report.push('### Growth');
  report.push(
    table(['services', 'build, s', 'Home HTML, KiB brotli', 'Services HTML, KiB brotli'], rows),
  );
}
const intro = `# Measurements

Made by \`npm run bench\`: medians of ${runs} interleaved runs of Lighthouse against the export, compressed with brotli beforehand. "baseline" is the same page with every script removed, the physical limit; (…×) is the ratio to it. The first visit shows the loader, which covers the page for 2.5 s and so costs Speed Index.

The webpack build was chosen by measurement: Turbopack's needs 3 to 4 KiB more script and 2 KiB more styles on every page (brotli).

The router's prefetch was chosen over speculation rules: with 400 ms to each answer a click showed the next page after 84 ms; after 60 ms with documents prefetched by speculation rules and after 106 ms with prerendered ones (medians of 7), but these only in Chromium, and each page would begin anew.`;
const text = `${[intro, ...report].join('\n\n')}\n`;
writeFileSync('docs/measurements.md', text);

const [simulated, applied] = settings as [Setting, Setting];
const summary = table(
  [
    'on a phone',
    'LCP to the baseline',
    'FCP to the baseline',
    'TBT',
    'CLS',
    'performance, first / later visit',
  ],
  paths.map((route) => {
    const ratio = (setting: Setting, what: keyof Figures) => {
      const own = figure(setting, route, 'later visit', what);
      return `${(own / figure(setting, route, 'baseline', what)).toFixed(2)}×`;
    };
    const both = (what: keyof Figures) => `${ratio(simulated, what)}, ${ratio(applied, what)}`;
    return [
      route,
      both('lcp'),
      both('fcp'),
      `${Math.round(figure(simulated, route, 'later visit', 'tbt'))} ms`,
      figure(applied, route, 'later visit', 'cls'),
      `${figure(simulated, route, 'first visit', 'performance')} / ${figure(simulated, route, 'later visit', 'performance')}`,
    ];
  }),
);
const readme = readFileSync('README.md', 'utf8');
const place = /(<!-- bench -->\n).*(<!-- end of bench -->)/s;
writeFileSync('README.md', readme.replace(place, `$1\n${summary}\n\n$2`));
console.log(`\n${text}`);
