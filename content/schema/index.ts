import { contentFolder } from './content-folder';
import { loadContent } from './load-content';

// The entry point for app, components and scripts. Importing it reads and validates the content, which needs
// Node. Client code imports types only; the forms import ./schema and ./read-yaml.

/** The validated content. @throws {ContentError} */
export const content = loadContent(contentFolder);

/** The base path: '' at a domain's root, '/site' for example.com/site. */
export const basePath = new URL(content.site.url).pathname.replace(/\/$/, '');

/** The path of a file of the export, with the base path. */
export function asset(path: `/${string}`): string {
  return basePath + path;
}

/** The absolute URL of a page or file, encoded. */
export function absoluteUrl(path: `/${string}`): string {
  return new URL(content.site.url + path).href;
}

export { contentFolder, generatedFolder } from './content-folder';
export { type FeedEmbed, feedEmbed, feedHosts } from './feed-providers';
export { type FormTarget, formAction, formTarget, previewId } from './form-target';
export { jsonSchemas } from './json-schemas';
export { listedNumber, withoutExtension } from './listed-number';
export { ContentError, loadContent } from './load-content';
export type { Media, MediaMap, MediaPicture, PictureKind } from './media';
export { type Path, pageList, pageName, pages, paths } from './pages';
export { formatList } from './placeholders';
export * from './schema';
export { statisticsEmbed } from './statistics-providers';
