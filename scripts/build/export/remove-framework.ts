import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remove } from '../../shared/write-atomically';
import type { Edit, ParsedPage } from './html';

/**
 * Removes Next's client scripts from a page. The site's own module is bundled separately (scripts/build/bundles.ts).
 * @param scriptKey marks the scripts of this project, which stay.
 * @throws {Error} with the name of a script that is neither this project's nor Next's.
 *
 * Assumes that Next's HTML is complete without its scripts. React sends a suspended Suspense boundary in a
 * <template> that a script moves into place, so a page with one is an error.
 */
export function removeFrameworkScripts({ html, elements }: ParsedPage, scriptKey: string): Edit[] {
  const late = elements.find(
    ({ tag, attributes }) =>
      tag === 'template' || (attributes.hidden === '' && /^S:/.test(attributes.id ?? '')),
  );
  if (late)
    throw new Error(`<${late.tag} id="${late.attributes.id}"> waits for a script of React.`);
  const edits: Edit[] = [];
  const attribute = ` data-keep="${scriptKey}"`;
  for (const { tag, isForeign, attributes, text, outer } of elements) {
    // A script inside a drawing is not Next's. The policy forbids it.
    if (isForeign) continue;
    const isOwn = tag === 'script' && attributes['data-keep'] === scriptKey;
    const isPreload = tag === 'link' && attributes.as === 'script';
    if (tag === 'script' && !isOwn && !isFromNext(attributes, text))
      throw new Error(
        `nobody declared <script> ${attributes.src ?? text.slice(0, 60)}. Name it in content/site.yaml, at scripts.`,
      );
    if (isPreload || (tag === 'script' && !isOwn)) edits.push({ ...outer, text: '' });
    if (!isOwn) continue;
    const at = html.slice(0, outer.start + outer.length).indexOf(attribute, outer.start);
    if (at < 0) throw new Error(`React no longer writes the mark of a script as${attribute}.`);
    edits.push({ start: at, length: attribute.length, text: '' });
  }
  return edits;
}

/** Assumes how Next names and begins its scripts. `_R_` is React's. */
function isFromNext({ src, id }: Record<string, string>, text: string): boolean {
  if (src !== undefined) return /(^|\/)_next\/static\//.test(src);
  return id === '_R_' || /^\(?self\.__next_f|^\$R/.test(text);
}

/**
 * Deletes the files that only Next's client router and scripts read: its scripts and the pages' data. Fonts and
 * pictures of style sheets and files of public/ remain.
 * @param names of the pages, without `.html`.
 */
export async function removeFrameworkFiles(
  folder: string,
  names: readonly string[],
): Promise<void> {
  const removeBelow = (...steps: string[]) => remove(path.join(folder, ...steps));
  for (const name of readdirSync(path.join(folder, '_next')))
    if (name !== 'static') await removeBelow('_next', name);
  for (const name of readdirSync(path.join(folder, '_next/static')))
    if (name !== 'media') await removeBelow('_next/static', name);
  for (const name of readdirSync(folder)) if (/^__next\..*txt$/.test(name)) await removeBelow(name);
  for (const name of [...names, '404', '_not-found'])
    for (const file of [`${name}.txt`, name])
      if (!existsSync(path.join('public', file))) await removeBelow(file);
  await removeBelow('_not-found.html');
}
