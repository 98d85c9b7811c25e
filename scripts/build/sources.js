import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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

/** Made of the same sources, and no part of the site: what is in them changes nothing that visitors get. */
const beside = { folders: ['scripts/editor'], packages: ['@sveltia/cms'] };

/** The same sources of the site give the same hash, wherever they lie. */
export function hashOfSources(root = '.') {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ place) => {
    if ([...derived, ...beside.folders].includes(place)) return;
    const file = path.join(root, place);
    if (place === 'package-lock.json') hash.update(place).update(usedPackages(file));
    else if (place === 'package.json') hash.update(place).update(ownSettings(file));
    else if (statSync(file).isFile()) hash.update(place).update(readFileSync(file));
    else for (const name of readdirSync(file).sort()) add(`${place}/${name}`);
  };
  sources.forEach(add);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Without the commands, which only say how the build is started, and the packages, whose versions the
 * lock file knows.
 * @param {string} file
 */
function ownSettings(file) {
  const { scripts, dependencies, devDependencies, ...settings } = readJson(file);
  return JSON.stringify(settings);
}

/**
 * The versions of all packages that the project's own lead to, but for those beside the site.
 * @param {string} file
 */
function usedPackages(file) {
  const { packages } = readJson(file);
  /** @type {Map<string, string>} */
  const found = new Map();
  const follow = (/** @type {string} */ from) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      packages[from];
    const names = {
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    };
    for (const name of Object.keys(names)) {
      const place = beside.packages.includes(name) ? undefined : placeOf(name, from);
      if (!place || found.has(place)) continue;
      found.set(place, `${packages[place].version} ${packages[place].integrity}`);
      follow(place);
    }
  };
  /**
   * The nearest, as Node looks for it; an optional one may be missing.
   * @param {string} name
   * @param {string} from
   * @returns {string | undefined}
   */
  const placeOf = (name, from) => {
    const place = `${from && `${from}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!from) return undefined;
    return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
  };
  follow('');
  return JSON.stringify([...found].sort());
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
