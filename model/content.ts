import { basePathOf } from '.';
import { contentFolder, loadContent } from './load';

// The content of the site. Importing this reads and validates the files, which needs Node.

/** The validated content. @throws {ContentError} */
export const content = loadContent(contentFolder);

/** The path below which the site is published. */
export const basePath = basePathOf(content.site);

/** The path of a file of the export, with the base path. */
export function withBasePath(path: `/${string}`): string {
  return basePath + path;
}

/** The absolute URL of a page or file, encoded. */
export function absoluteUrl(path: `/${string}`): string {
  return new URL(content.site.url + path).href;
}
