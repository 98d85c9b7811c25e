import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that the build reads from the project: its copies take these along. */
export const sources = [
  'app',
  'components',
  'content',
  'instrumentation-client.ts',
  'next.config.js',
  'package-lock.json',
  'package.json',
  'postcss.config.json',
  'public',
  'scripts',
  'tsconfig.json',
];

/** What scripts/prepare makes of them, in the same folders. */
export const derived = ['content/schema/generated', 'public/favicon.ico', 'public/media'];

/** The owner's answers, tools and unit tests are no part of the site: what changes in them changes nothing that visitors get. */
const beside = [
  'content/confirmed.txt',
  'package-lock.json',
  'scripts/bench',
  'scripts/contrast',
  'scripts/dev',
  'scripts/editor',
  'scripts/form-service',
  'scripts/preview',
  'scripts/screenshots',
];

/** The same sources of the site give the same hash, wherever they lie. It is the build's id. */
export function hashOfSources(root = '.') {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ place) => {
    if ([...derived, ...beside].includes(place) || /\.test\.tsx?$/.test(place)) return;
    const file = path.join(root, place);
    if (place === 'package.json') hash.update(place).update(ownSettings(file));
    else if (statSync(file).isFile()) hash.update(place).update(readFileSync(file));
    else for (const name of readdirSync(file).sort()) add(`${place}/${name}`);
  };
  sources.forEach(add);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Without the commands, which only say how the build is started, and the tools.
 * @param {string} file
 */
function ownSettings(file) {
  const { scripts, devDependencies, ...settings } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify(settings);
}

/** The same, with every package to the last: what is kept from run to run asks for this. */
export function hashOfSourcesAndPackages(root = '.') {
  const hash = createHash('sha256').update(hashOfSources(root));
  return hash
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}
