import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FrameworkChanged } from '../framework/expect-count.js';
import type { Edit, Page } from './page';

/**
 * Puts the page's style sheets into the HTML, so that nothing blocks the first paint. Each link
 * stays behind, disabled: a browser does not fetch it, and React, which looks for it by its address,
 * takes the sheet for loaded. (Next's own `inlineCss` also repeats the styles in the hydration data,
 * and after a route change inserts style elements that a strict policy must refuse.)
 */
export function inlineStyles(page: Page, folder: string, basePath: string): Edit[] {
  const edits: Edit[] = [];
  for (const { tag, attributes, outer } of page.elements) {
    if (tag !== 'link' || !attributes.href) continue;
    if (attributes.rel === 'preload' && attributes.as === 'style') {
      edits.push({ ...outer, text: '' });
    }
    if (attributes.rel !== 'stylesheet') continue;
    const css = readFileSync(path.join(folder, attributes.href.slice(basePath.length)), 'utf8');
    if (css.includes('</'))
      throw new FrameworkChanged(`${attributes.href} would end its style element early.`);
    const link = page.html.slice(outer.start, outer.start + outer.length);
    const disabled = link.replace(/\s*\/?>$/, ' disabled=""/>');
    const met = 'data-precedence' in attributes ? 'sheets' : undefined;
    edits.push({ ...outer, text: `<style>${css}</style>${disabled}`, met });
  }
  return edits;
}

/** The addresses of the page's style sheets. */
export function sheetsOf({ elements }: Page): string[] {
  return elements
    .filter(({ tag, attributes }) => tag === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href ?? '');
}
