import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files';

/** Where Next notes which components each route sends to the browser. Assumes Next's format of this file. */
const manifestName = /(^|\/)(page|route)_client-reference-manifest\.js$/;

/** Next's own parts of every page. The others, such as next/link and next/script, need Next's scripts. */
const internals = /^\[project\]\/node_modules\/next\/dist\/(esm\/)?(client\/components|lib)\//;

/**
 * The export has no scripts of Next, so a component with 'use client' would be dead.
 * @param folder Next's folder with `server/app`.
 * @param islands the source files of the components that components/islands.ts loads.
 * @throws {Error} with the names of other client components.
 */
export function checkClientComponents(folder: string, islands: readonly string[]): void {
  const app = path.join(folder, 'server/app');
  const manifests = filesBelow(app).filter((file) => manifestName.test(file));
  if (manifests.length === 0) throw new Error(`${app} has no client-reference-manifest of Next.`);
  const known = islands.map((file) => `[project]/${file}`);
  const found = manifests.flatMap((file) => clientModulesIn(path.join(app, file)));
  const dead = [...new Set(found)].filter((name) => !internals.test(name) && !known.includes(name));
  if (dead.length > 0)
    throw new Error(
      `These have 'use client', but no island loads them: ${dead.map((name) => name.replace('[project]/', '')).join(', ')}. docs/contributing.md, “Add an island”, says how.`,
    );
}

/** The file is `globalThis.__RSC_MANIFEST["/page"] = {JSON}`. */
function clientModulesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const json = source.slice(source.indexOf('{"moduleLoading"')).replace(/;\s*$/, '');
  return Object.keys(JSON.parse(json).clientModules);
}
