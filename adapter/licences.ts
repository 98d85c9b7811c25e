import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../model/load';
import { readText } from '../scripts/shared/files';

interface Lock {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; optional?: boolean }
  >;
}

/** Development dependencies that are in the export: the typeface. */
const also = ['node_modules/@fontsource-variable/familjen-grotesk'];

/**
 * The licences of all packages that may be in the export: the dependencies that are not for development. Most
 * licences require this. The map's data has a separate notice, if the content has one.
 */
export function licences(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const entries = Object.entries(packages).flatMap(
    ([folder, { version, license, dev, optional }]) => {
      if (!folder || optional || (dev && !also.includes(folder)) || !existsSync(folder)) return [];
      const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
      const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
      return [
        `${folder.replace(/^.*node_modules\//, '')} ${version} (${license})\n\n${text}`.trim(),
      ];
    },
  );
  const map = readText(contentFolder, 'map-licence.txt');
  // Saved on Windows it gives the same file.
  if (map) entries.push(map.replaceAll('\r\n', '\n').trim());
  return `${entries.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
