import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

/** Everything that the build reads from the project: its copies take these along. */
export const sources = [
  'app',
  'components',
  'content',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'postcss.config.json',
  'public',
  'scripts',
  'tsconfig.json',
];

/** What scripts/prepare makes of them, in the same folders. */
export const derived = ['content/model/generated', 'public/favicon.ico', 'public/media'];

/** The same sources give the same hash, wherever they lie. */
export function hashOfSources() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ place) => {
    if (derived.includes(place)) return;
    if (statSync(place).isFile()) hash.update(place).update(readFileSync(place));
    else for (const name of readdirSync(place).sort()) add(`${place}/${name}`);
  };
  sources.forEach(add);
  return hash.digest('hex').slice(0, 16);
}
