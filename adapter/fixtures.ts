import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SiteOptions, transformExport } from './transform-export';

/** A head as Next writes it. */
export const head =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  '<style data-precedence="p">b{top:0}</style><title>T</title>';

interface Options {
  body?: string;
  head?: string;
  /** Further files in the export, by their names. */
  files?: Record<string, string>;
  /** Files in `public`, which Next copies to the export. */
  publicFiles?: Record<string, string>;
  basePath?: string;
  site?: Partial<SiteOptions>;
}

const scripts = {
  'head.js': 'document.documentElement.dataset.loaded = "";',
  'islands.js': 'import { shared } from "./shared.js"; shared(); import("./form.js");',
  'form.js': 'import { shared } from "./shared.js"; shared("form");',
  'shared.js': 'export function shared(name) { console.log(name); }',
};

/**
 * Writes an export as Next does, and transforms it.
 * @returns the folder, and a function that reads one of its files.
 */
export async function transformSample(options: Options = {}) {
  const { body = '', files = {}, publicFiles = {}, basePath = '', site } = options;
  const projectDir = mkdtempSync(path.join(tmpdir(), 'project-'));
  const html = `<!DOCTYPE html><html><head>${options.head ?? head}</head><body>${body}</body></html>`;
  const exported: Record<string, string> = {
    'index.html': html,
    'services.html': html,
    '404.html': html,
    '_not-found.html': html,
    '_not-found.txt': 'data',
    'index.txt': 'data',
    'services.txt': 'data',
    'services/__next._tree.txt': 'data',
    '__next._tree.txt': 'data',
    '_next/site/_buildManifest.js': 'data',
    '_next/static/chunks/a.css': 'p{color:red}',
    '_next/static/chunks/a.js': 'next()',
    '_next/static/media/font.1a.woff2': 'font',
    'robots.txt': 'rules',
    ...publicFiles,
    ...files,
  };
  const folder = path.join(projectDir, 'out');
  writeFiles(projectDir, scripts);
  writeFiles(path.join(projectDir, 'public'), publicFiles);
  writeFiles(folder, exported);
  const filePaths = Object.keys(exported).map((name) => ({ filePath: path.join(folder, name) }));
  await transformExport(
    { folder, files: filePaths, basePath, projectDir },
    { head: 'head.js', module: 'islands.js' },
    { url: `https://clear.ca${basePath}`, sourcesFor: () => [], files: {}, ...site },
  );
  return { folder, read: (name: string) => readFileSync(path.join(folder, name), 'utf8') };
}

function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
