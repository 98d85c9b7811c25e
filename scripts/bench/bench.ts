import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { paths as sitePaths } from '../../content/schema/pages';
import { buildExport } from '../build/build-export';
import { createPreviewServer } from '../preview/server';
import { packageCommand } from '../shared/package-command';
import { readSite } from '../shared/read-site';
import { listenOnSparePort } from '../shared/spare-port';
import { answersTable } from './answers';
import { copyWithout, isScript, nothing } from './export-copies';
import { measurePages, type Visited } from './pages';
import { withSections } from './report';
import { startTable } from './start-tasks';

/**
 * Measures the export, beside its own pages without any script (the physical limit) and beside the
 * home pages of other built sites. Nothing else should load the machine. A part that is not measured
 * keeps its tables.
 *   npm run bench -- --runs 5 --paths /,/services --parts pages,start --peer mockup=../mockup/dist
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    paths: { type: 'string', default: sitePaths.join() },
    parts: { type: 'string', default: 'pages,start,answers' },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const paths = values.paths.split(',');
const asked = (part: string) => values.parts.split(',').includes(part);

await buildExport();
const { basePath } = readSite();

/** Serves a folder until the bench ends. */
async function serve(folder: string, below = ''): Promise<string> {
  const server = createPreviewServer({ folder, basePath: below });
  server.unref();
  return `http://localhost:${await listenOnSparePort(server)}${below}`;
}

const out = path.resolve('out');
const ours = await serve(copyWithout(out, nothing), basePath);
const sections = new Map<string, string>();

const baseline = await serve(copyWithout(out, isScript), basePath);

if (asked('pages')) {
  const visits = new Map<string, Visited>([
    ['baseline', { origin: baseline, later: true }],
    ['first visit', { origin: ours, later: false }],
    ['later visit', { origin: ours, later: true }],
  ]);
  for (const peer of values.peer) {
    const [name = '', place = ''] = peer.split('=');
    const origin = URL.canParse(place)
      ? place
      : await serve(copyWithout(path.resolve(place), nothing));
    visits.set(name, { origin, later: true, homeOnly: true });
  }
  const measured = await measurePages(visits, paths, runs);
  for (const [title, text] of measured.sections) sections.set(title, text);
  const readme = readFileSync('README.md', 'utf8');
  const place = /(<!-- bench -->\n).*(<!-- end of bench -->)/s;
  writeFileSync('README.md', readme.replace(place, `$1\n${measured.summary}\n\n$2`));
}
if (asked('start')) {
  sections.set('How long a task holds the page up', await startTable(ours, baseline, paths, runs));
}
if (asked('answers'))
  sections.set('From an act to its answer', await answersTable(ours, baseline, runs));

const report = withSections(readFileSync('docs/measurements.md', 'utf8'), sections);
writeFileSync('docs/measurements.md', report);
spawnSync(process.execPath, [packageCommand.biome, 'format', '--write', 'docs', 'README.md']);
console.log(`\n${report}`);
