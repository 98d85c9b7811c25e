import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScripts, type EntryPoints } from './bundle-scripts';
import type { RequestSources } from './content-security-policy';
import { headersFile, isXml, warnAboutRules } from './headers';
import { htaccess } from './htaccess';
import { transformPage } from './transform-page';

/** What this site adds to the export of Next, removes from it and checks in it. */
export interface SiteOptions {
  /** The address of the site, including its base path. */
  url: string;
  /** Returns what a page requests from other hosts. */
  sourcesFor(document: Document): RequestSources[];
  /** Further files, by their names. */
  files: Record<string, string | Uint8Array>;
  /** Whether nothing reads the exported file of this name. */
  isUnused?(name: string): boolean;
  /** Throws if the names of the published files are not as they should be. */
  check?(names: readonly string[]): void;
}

export interface Export {
  /** The folder that contains Next's export. */
  folder: string;
  /** The absolute paths of all its files, including those from `public`. */
  files: readonly { filePath: string }[];
  basePath: string;
  /** The folder of the project, which contains `public`. */
  projectDir: string;
}

/**
 * Turns a static export of Next into the documents that are published.
 * @throws {Error} if a page has a script that is not declared, if Next's export is no longer what a pass assumes, or if
 *   a file in `public` would not be published unchanged.
 */
export async function transformExport(
  { folder, files, basePath, projectDir }: Export,
  entryPoints: EntryPoints,
  site: SiteOptions,
): Promise<void> {
  const names = files.map(({ filePath }) => nameIn(folder, filePath)).sort();
  const publicFolder = path.join(projectDir, 'public');
  const isPublic = (name: string) => existsSync(path.join(publicFolder, name));
  const isPage = (name: string) =>
    name.endsWith('.html') && name !== '_not-found.html' && !isPublic(name);

  const modules = path.join(folder, '_next/static');
  const scripts = await bundleScripts(entryPoints, { folder: modules, projectDir });
  const policies = new Map<string, string>();
  for (const name of names.filter(isPage)) {
    const file = path.join(folder, name);
    try {
      const { html, policy } = transformPage(await readFile(file, 'utf8'), {
        folder,
        basePath,
        scripts,
        sourcesFor: site.sourcesFor,
      });
      await writeFile(file, html);
      policies.set(name, policy);
    } catch (error) {
      // The same error, because its class shows whether it is a bug (see `toReadableError`).
      if (error instanceof Error) error.message = `${name}: ${error.message}`;
      throw error;
    }
  }

  const isRemoved = (name: string) => isOnlyForNext(name, names) || site.isUnused?.(name);
  for (const name of names.filter(isRemoved)) await rm(path.join(folder, name));
  await removeEmptyFolders(folder);

  const published = [
    ...names.filter((name) => !isRemoved(name)),
    ...scripts.files.map((file) => nameIn(folder, file)),
    ...Object.keys(site.files),
  ];
  const write = (name: string, data: string | Uint8Array) =>
    writeFile(path.join(folder, name), data);
  for (const [name, data] of Object.entries(site.files)) await write(name, data);

  // Without the 404 page, because hosts send it from any address.
  const pages = [...policies].filter(([name]) => name !== '404.html').map(toAddress);
  const ownHeaders = isPublic('_headers')
    ? await readFile(path.join(folder, '_headers'), 'utf8')
    : '';
  const headers =
    headersFile({
      basePath,
      policies: new Map(pages),
      hashed: published
        .filter((name) => name.startsWith('_next/static/'))
        .map((name) => `/${name}`),
      xmlFiles: published.filter(isXml).map((name) => `/${name}`),
    }) + ownHeaders;
  await write('_headers', headers);
  const warning = warnAboutRules(headers);
  if (warning) console.warn(warning);
  if (!isPublic('.htaccess'))
    await write('.htaccess', htaccess(site.url, { basePath, pages: pages.map(([page]) => page) }));

  await checkPublicFiles(
    folder,
    publicFolder,
    names.filter((name) => isPublic(name) && name !== '_headers' && !site.isUnused?.(name)),
  );
  site.check?.(published);
}

/** Returns the path of a file relative to a folder, with slashes on every system. */
const nameIn = (folder: string, file: string) =>
  path.relative(folder, file).replaceAll(path.sep, '/');

/** Replaces the file name of a page with its address: '/services' for services.html. */
const toAddress = ([name, policy]: [string, string]): [string, string] => [
  `/${name.replace(/(index)?\.html$/, '')}`,
  policy,
];

/**
 * Whether only Next's router and scripts would read an exported file. That is true for its scripts, its style sheets
 * and the data of the pages, but not for `_next/static/media`, which contains the fonts and pictures of style sheets.
 */
function isOnlyForNext(name: string, names: readonly string[]): boolean {
  return (
    /^_next\/(?!static\/media\/)|(^|\/)__next\.|^_not-found/.test(name) ||
    (name.endsWith('.txt') && names.includes(name.replace(/txt$/, 'html')))
  );
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Checks that the export contains the files in `public` unchanged. @throws {Error} with the names of the others. */
async function checkPublicFiles(folder: string, publicFolder: string, names: readonly string[]) {
  const replaced: string[] = [];
  for (const name of names) {
    const [own, exported] = [path.join(publicFolder, name), path.join(folder, name)];
    const isUnchanged =
      existsSync(exported) && (await readFile(own)).equals(await readFile(exported));
    if (!isUnchanged) replaced.push(`public/${name}`);
  }
  if (replaced.length > 0)
    throw new Error(
      `The build writes files with these names itself. Rename yours:\n${replaced.join('\n')}`,
    );
}
