import { readFileSync } from 'node:fs';
import path from 'node:path';
import { thisSite } from '../../../model';
import type { Edit, ParsedPage } from './html';

/**
 * Inlines the page's style sheets, so that no request delays the first paint. They are last in the head, because
 * link previews need the metadata and read only the first 16 to 32 KiB of a page. The styles that
 * components render with `precedence` are merged into them, because each element would need a hash
 * in the policy.
 *
 * Assumes that Next writes sheets as <link rel="stylesheet"> elements in document order.
 * Assumes that React marks the styles of components with data-precedence.
 */
export function inlineStyles(page: ParsedPage, folder: string, basePath: string): Edit[] {
  const edits: Edit[] = [];
  const sheets: string[] = [];
  const generated: string[] = [];
  for (const { tag, attributes, text, outer } of page.elements) {
    if (tag === 'style' && 'data-precedence' in attributes) {
      generated.push(text);
      edits.push({ ...outer, text: '' });
    }
    if (tag !== 'link' || !attributes.href) continue;
    if (attributes.as === 'style') edits.push({ ...outer, text: '' });
    if (attributes.rel !== 'stylesheet') continue;
    const file = path.join(folder, attributes.href.slice(basePath.length).replace(/\?.*/, ''));
    const css = readFileSync(file, 'utf8')
      .replace(/\/\*#.*?\*\//g, '')
      // An address in a sheet is relative to the sheet.
      .replace(/(?<=url\(["']?)\.\.?\/[^"')]+/g, (address) => resolve(address, attributes.href))
      .trim();
    sheets.push(css);
    edits.push({ ...outer, text: '' });
  }
  if (sheets.length === 0) throw new Error('The page has no style sheet.');
  const end = page.html.indexOf('</head>');
  // React's order depends on its timing, and these rules do not depend on their order.
  const sorted = generated
    .join('')
    .split(/(?=@layer generated\{)/)
    .sort();
  const css = [...sheets, ...sorted].join('');
  if (css.includes('</')) throw new Error('A style sheet would end its style element early.');
  return [...edits, { start: end, length: 0, text: `<style>${css}</style>` }];
}

const resolve = (address: string, sheet: string | undefined) =>
  new URL(address, `${thisSite}${sheet}`).pathname;
