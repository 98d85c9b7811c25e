import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { patterns } from '../framework/assumptions.js';
import { filesBelow } from '../shared/files-below';
import type { Edit, Page } from './page';

/**
 * Hints ask the browser to preload a sheet or a picture the moment a route is prefetched: bytes for a
 * page that may never be visited, and a complaint in the console when they are not used within seconds.
 */
export const withoutHints = (data: string) => data.replace(patterns.hintRows, '');

/** How often a file of data held what was taken away. */
export interface Lightened {
  hints: number;
  eager: number;
}

/**
 * Makes the data that the router fetches for other pages light: no hints, and no picture that React
 * would wait for. It holds a route change back, up to 0.8 s, until the eager ones have come.
 */
export function lightenPrefetches(folder: string): Map<string, Lightened> {
  const lightened = new Map<string, Lightened>();
  for (const name of filesBelow(folder)) {
    if (!name.endsWith('.txt')) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const light = withoutHints(text).replace(patterns.eagerPictures, '"loading":"lazy"');
    if (light !== text) writeFileSync(file, light);
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    lightened.set(name, {
      hints: patterns.anyStyleHint.test(light) ? 0 : count(patterns.hintRows),
      eager: patterns.anyEagerPicture.test(light) ? 0 : count(patterns.eagerPictures),
    });
  }
  return lightened;
}

/** Lets the browser fetch the other pages' sheets in its idle time: the next page is styled at once. */
export function idleStyles(page: Page, sheets: readonly string[]): Edit[] {
  const own = page.elements.map(({ attributes }) => attributes.href);
  const links = sheets
    .filter((href) => !own.includes(href))
    .map((href) => `<link rel="deferred" as="style" href="${href}"/>`);
  return [{ start: page.html.lastIndexOf('</body>'), length: 0, text: links.join('') }];
}

/**
 * Names, on every other page, the scripts of a page that is not fetched in idle time. They are fetched
 * beside its data once a hand reaches for a link to it, and not a round trip later
 * (components/islands/links/fetch-reached.ts).
 */
export function reachedScripts(page: Page, address: string, scripts: readonly string[]): Edit[] {
  const own = scriptsOf(page);
  const links = scripts
    .filter((src) => !own.includes(src))
    .map((src) => `<link rel="reached" title="${address}" href="${src}"/>`);
  return [{ start: page.html.lastIndexOf('</body>'), length: 0, text: links.join('') }];
}

export function scriptsOf({ elements }: Page): string[] {
  return elements.flatMap(({ tag, attributes }) =>
    tag === 'script' && attributes.src && !('nomodule' in attributes) ? [attributes.src] : [],
  );
}
