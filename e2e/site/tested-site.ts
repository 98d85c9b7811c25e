import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath, content } from '../../content';
import {
  contentFolder,
  feedEmbed,
  formAction,
  formTarget,
  pageList,
  placeholderValues,
  readPolicy,
  statisticsEmbed,
} from '../../content/schema';
import { readPage } from '../../scripts/export/html';
import { exportFolder } from '../../scripts/shared/files';
import { sourceFinder } from './text-sources';

/* The site that is tested: the content of CONTENT_DIR and its export in OUT_DIR. */

export const { site } = content;
export const siteFile = `${contentFolder}/site.yaml`;

/** A path of the site as the tests open it: below the base path, which is that of Playwright's baseURL. */
export const relative = (address: string) => address.slice(1) || '.';

/** An address that does not exist. */
export const missingPath = '/no-such-page';

/** Every page, and one that does not exist. */
export const testedPages = [
  ...pageList.map(({ path: address, key, heading }) => {
    return { path: address as string, ...content[key], heading: heading(content[key] as never) };
  }),
  { path: missingPath, ...content.notFound },
];

export const tracker = site.statistics && statisticsEmbed(site.statistics).tracker;
export const feed = feedEmbed(
  site.feed,
  { container: { tag: 'ul', attributes: {} }, script: { src: `${basePath}/sample-feed.js` } },
  content.gallery.feed.label,
);
export const isFrame = feed.container.tag === 'iframe';
/** The address to which the form sends, which is a path with the preview's form. */
export const action = formAction(formTarget(site.form, basePath));

export const isSample = site.feed.provider === 'sample';

/** A page of the export, parsed. */
export function exportedPage(address: string) {
  const names: Record<string, string> = { '/': 'index', [missingPath]: '404' };
  const name = names[address] ?? address.slice(1);
  return readPage(readFileSync(path.join(exportFolder, `${name}.html`), 'utf8'));
}

/** The policy of a page, by directive. */
export function policyOf(address: string): Record<string, string[]> {
  const { elements } = exportedPage(address);
  const meta = elements.find(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  return readPolicy(meta?.attributes.content ?? '');
}

/** The file, line and field of a text of the pages. */
export const sourceOf = sourceFinder(placeholderValues(site));
