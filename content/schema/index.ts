import { loadContent } from './load-content';

// The only entrance for app, components and scripts. Importing it reads and checks the content, which needs
// Node. What runs in a browser imports types only; the forms import ./schema and ./read-yaml.

/** The folder of the owner's files. */
export const contentFolder = process.env.CONTENT_DIR ?? 'content';

/** The checked content. @throws {ContentError} */
export const content = loadContent(contentFolder);

/** The path below which the site is published: '' at a domain's root, '/site' for example.com/site. */
export const basePath = new URL(content.site.url).pathname.replace(/\/$/, '');

/** The address of a file of the export, right below a sub-path too. */
export function asset(path: `/${string}`): string {
  return basePath + path;
}

/** Absolute address of a page or file, for search engines and link previews: umlauts are encoded. */
export function absolute(path: `/${string}`): string {
  return new URL(content.site.url + path).href;
}

export { type FeedPlan, feedHosts, feedPlan } from './feed-providers';
export { type FormTarget, formAction, formTarget, previewId } from './form-target';
export { jsonSchemas } from './json-schemas';
export { listedNumber } from './listed-number';
export { ContentError, loadContent } from './load-content';
export type { Media, MediaMap, MediaPicture, PictureKind } from './media';
export { type Path, pageList, pageName, pages, paths } from './pages';
export { formatList } from './placeholders';
export * from './schema';
export { statisticsPlan } from './statistics-providers';
