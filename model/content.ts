import { basePathOf } from '.';
import { contentFolder, loadContent } from './load';

// The content of the site. Importing this file reads and validates the content files, which needs Node.

/** The validated content. @throws {ContentError} */
export const content = loadContent(contentFolder);

/** The path below which the site is published. */
export const basePath = basePathOf(content.site);

/** Returns the path of an exported file with the base path. */
export function withBasePath(path: `/${string}`): string {
  return basePath + path;
}

/** Returns the absolute, encoded URL of a page or file. */
export function absoluteUrl(path: `/${string}`): string {
  return new URL(content.site.url + path).href;
}
