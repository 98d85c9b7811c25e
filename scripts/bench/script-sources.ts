import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPage } from '../post-process/page';
import { copyProject, runInCopy } from '../test/project-copy';
import { table } from './report';

/** KiB by where the code comes from. */
type Sources = Map<string, number>;

/** Next and the motion library name their own sources by paths such as ../../src/client. */
const origins: [name: string, pattern: RegExp][] = [
  ['react-dom', /\/(react-dom|scheduler)\//],
  ['react, with the reader of page data', /\/react(-server-dom-webpack)?\//],
  ['framer-motion', /\/(framer-motion|motion-\w+)\/|\/src\/animation\//],
  ['@formspree', /\/@(formspree|stripe)\//],
  ['next', /\/next\/|\.\.\/\.\.\/src\//],
  ['our islands', /\/components\//],
];

const originOf = (source: string) =>
  origins.find(([, pattern]) => pattern.test(source))?.[0] ?? 'webpack and other';

/**
 * Builds a copy of the project with source maps and tells, for each page's scripts, how many KiB
 * (brotli) come from where. A file's compressed size is shared out by characters, because parts of
 * a compressed file have no size of their own.
 */
function scriptSources(routes: readonly string[]): Map<string, Sources> {
  const copy = copyProject();
  try {
    const config = path.join(copy, 'next.config.js');
    const text = readFileSync(config, 'utf8');
    writeFileSync(
      config,
      text.replace("output: 'export',", "output: 'export', productionBrowserSourceMaps: true,"),
    );
    runInCopy(copy, 'tsx', ['scripts/prepare/run-prepare.ts']);
    runInCopy(copy, 'next', ['build', '--webpack']);
    const out = path.join(copy, 'out');
    return new Map(routes.map((route) => [route, sourcesOfPage(out, route)]));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function sourcesOfPage(out: string, route: string): Sources {
  const total: Sources = new Map();
  const html = readFileSync(path.join(out, `${route === '/' ? '/index' : route}.html`), 'utf8');
  for (const { tag, attributes } of readPage(html).elements) {
    if (tag !== 'script' || !attributes.src || 'nomodule' in attributes) continue;
    const { pathname } = new URL(attributes.src, 'http://localhost');
    const file = path.join(out, decodeURIComponent(pathname.slice(pathname.indexOf('/_next'))));
    for (const [origin, size] of sourcesOfFile(file)) {
      total.set(origin, (total.get(origin) ?? 0) + size);
    }
  }
  return total;
}

function sourcesOfFile(file: string): Sources {
  const code = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const perCharacter = brotliCompressSync(code).length / 1024 / code.length;
  const sizes: Sources = new Map();
  code.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(lineNumber, column);
      const origin = originOf('originalSource' in entry ? entry.originalSource : '');
      sizes.set(origin, (sizes.get(origin) ?? 0) + perCharacter);
    }
  });
  return sizes;
}

export function sourcesTable(paths: string[]): string {
  const sourcesByRoute = scriptSources(paths);
  const names = [
    ...new Set([...sourcesByRoute.values()].flatMap((sources) => [...sources.keys()])),
  ];
  const rows = [...sourcesByRoute].map(([route, sources]) => {
    const sizes = names.map((name) => sources.get(name) ?? 0);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return [route, ...[...sizes, total].map((size) => size.toFixed(1))];
  });
  return table(['page', ...names, 'in all'], rows);
}
