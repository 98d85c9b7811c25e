import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exportName, paths } from '../../content/schema';
import { isSystemFile } from '../shared/files';

const pageFiles = paths.map((page) => `${exportName(page)}.html`);

/** Names that the build writes itself. */
const own = [
  '404.html',
  'licenses.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  '_next',
];

/** The folders of generated files, and the pattern of their names. */
const generated = { media: /\.[\da-f]{10}\.\w+$/, scripts: /-[A-Z\d]{8}\.js$/ };

/** @throws {Error} when public/ has files that would not arrive, or would replace a page. */
export function checkPublicNames(folder: string): void {
  const namesIn = (name: string) => {
    const full = path.join(folder, name);
    return existsSync(full) ? readdirSync(full).map((file) => path.posix.join(name, file)) : [];
  };
  const taken = namesIn('').filter((name) => [...own, ...pageFiles].includes(name.toLowerCase()));
  const lost = Object.entries(generated).flatMap(([name, pattern]) =>
    // A build that was killed leaves .part files.
    namesIn(name).filter(
      (file) => !pattern.test(file) && !isSystemFile(file) && !file.endsWith('.part'),
    ),
  );
  const lines = [...taken, ...lost].map((name) => `public/${name}`);
  if (lines.length > 0)
    throw new Error(
      `The build writes files and folders of these names itself. Rename yours:\n${lines.join('\n')}`,
    );
}
