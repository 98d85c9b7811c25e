import { readFileSync } from 'node:fs';
import path from 'node:path';
import { patterns } from '../framework/assumptions.js';
import { expectCount } from '../framework/expect-count.js';
import { filesBelow } from '../shared/files-below';
import { sheetsOf } from './inline-styles';
import type { Edit, Page } from './page';
import type { Lightened } from './prefetch-data';

/** How often each rewrite of a page must have met what it looks for. */
export function expectMet(name: string, page: Page, edits: Edit[]) {
  const met = (entry: Edit['met']) => edits.filter((edit) => edit.met === entry).length;
  const scripts = page.elements.filter(({ tag }) => tag === 'script');
  const named = scripts.filter(({ attributes }) => attributes.src && !('nomodule' in attributes));
  const pieces = scripts.filter(({ text }) => text.includes(patterns.dataPlace));
  expectCount('dataStart', name, met('dataStart'), 1);
  expectCount('dataRows', name, met('dataRows'), pieces.length - 1);
  expectCount('startScript', name, met('startScript'), 1);
  expectCount('asyncScripts', name, met('asyncScripts'), named.length);
  expectCount('scriptPreloads', name, met('scriptPreloads'));
  expectCount('oldScripts', name, met('oldScripts'));
  expectCount('sheets', name, met('sheets'), sheetsOf(page).length);
}

/** The same for the data by which the router walks to the page. */
export function expectLightened(
  name: string,
  { elements }: Page,
  lightened: Map<string, Lightened>,
) {
  const data = name.replace(/html$/, 'txt');
  const { hints = 0, eager = 0 } = lightened.get(data) ?? {};
  const pictures = elements.filter(({ attributes }) => attributes.loading === 'eager').length;
  expectCount('hintRows', data, hints);
  if (pictures > 0) expectCount('eagerPictures', data, eager, pictures);
}

/** And for the scripts that are left. */
export function expectScripts(folder: string) {
  const chunks = path.join(folder, '_next/static/chunks');
  const scripts = filesBelow(chunks).map((file) => readFileSync(path.join(chunks, file), 'utf8'));
  const readers = scripts.filter((text) => text.includes(patterns.dataPlace));
  const hinted = scripts.filter((text) => text.startsWith(patterns.compileHint));
  expectCount('dataReader', 'the export', readers.length, 1);
  expectCount('compileHint', 'the export', hinted.length, scripts.length);
}
