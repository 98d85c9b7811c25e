import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below';
import { builtCopies, type Variation } from './built-copies';
import { type ContentChanges, changeContent } from './project-copy';
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

export const variation: Variation = {
  name: 'variant',
  change(copy) {
    rebrand(copy);
    changeContent(copy, changes);
  },
  settings: changes,
};

/** Copies it with the provider's address of this run in the place of the one that stood for it. */
export function placeVariant(target: string, widgetOrigin: string) {
  for (const from of builtCopies(variation)) cpSync(from, target, { recursive: true });
  for (const name of filesBelow(target)) {
    if (!/\.(html|js|txt|json)$|_headers$/.test(name)) continue;
    const file = path.join(target, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(variant.widgetOrigin)) {
      writeFileSync(file, text.replaceAll(variant.widgetOrigin, widgetOrigin));
    }
  }
}
