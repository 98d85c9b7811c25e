import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfSourcesAndPackages } from '../build/sources.js';
import { type ContentChanges, changeContent, copyProject, runInCopy } from './project-copy';
import { rebrand } from './rebrand';

/**
 * The one other way in which the tests build the site, because a build takes half a minute: below a
 * path, as GitHub Pages would publish it, with a real form service, with a feed provider that the
 * site has no preset for, and as another business.
 */
export const variant = {
  siteUrl: 'https://someone.github.io/site',
  basePath: '/site',
  formAddress: 'https://formspree.io/f/abcdefgh',
  /** Stands for the tests' own provider, whose port no two runs share; see variant.setup.ts. */
  widgetOrigin: 'http://localhost:49151',
};

const changes: ContentChanges = {
  'site.yaml': {
    url: variant.siteUrl,
    'form.id': 'abcdefgh',
    feed: {
      provider: 'custom',
      script: `${variant.widgetOrigin}/embed.js`,
      container: { tag: 'div', id: 'my-feed', class: '', attributes: { 'data-count': '6' } },
      init: 'Widget.start',
      consent: true,
    },
  },
};

/** Where no search, check or copy of the project looks. */
const variants = path.join('node_modules', '.cache', 'variant');

/** The folder of the variant's export, which is built unless it was from the same sources. */
export function builtVariant(): string {
  const hash = createHash('sha256')
    .update(hashOfSourcesAndPackages())
    .update(JSON.stringify(changes));
  const target = path.join(variants, hash.digest('hex').slice(0, 12));
  if (existsSync(target)) return target;
  // What was built of earlier sources is of no more use.
  rmSync(variants, { recursive: true, force: true });
  const copy = copyProject();
  try {
    rebrand(copy);
    changeContent(copy, changes);
    runInCopy(copy, 'tsx', ['scripts/build/build.ts']);
    // It appears whole or not at all; the temporary folder may be on another disk.
    const partial = `${target}.partial`;
    mkdirSync(variants, { recursive: true });
    cpSync(path.join(copy, 'out'), partial, { recursive: true });
    renameSync(partial, target);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return target;
}

/** Copies it with the provider's address of this run in the place of the one that stood for it. */
export function placeVariant(target: string, widgetOrigin: string) {
  const from = builtVariant();
  cpSync(from, target, { recursive: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(target, name);
    if (!/\.(html|js|txt|json)$|_headers$/.test(name) || !statSync(file).isFile()) continue;
    const text = readFileSync(file, 'utf8');
    if (text.includes(variant.widgetOrigin)) {
      writeFileSync(file, text.replaceAll(variant.widgetOrigin, widgetOrigin));
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) builtVariant();
