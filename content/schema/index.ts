import { loadContent } from './load-content';

/** The folder of the owner's files. */
export const contentFolder = process.env.CONTENT_DIR ?? 'content';

/** The checked content. Importing this module reads the files. @throws {ContentError} */
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

export { feedHosts } from './feed-hosts';
export { type FeedPlan, feedPlan } from './feed-plan';
export { type FormTarget, formAction, formTarget, previewId } from './form-target';
export { listedNumber } from './listed-number';
export { ContentError, loadContent } from './load-content';
export type { Media, MediaMap, MediaPicture, PictureKind } from './media';
export { pageList, pageName, pages } from './pages';
export type { Content, NavigationItem, Path, Place, Service, Site } from './schema';
