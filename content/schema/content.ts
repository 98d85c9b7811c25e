import { basePathOf } from './base-path';
import { content } from './generated/content';

// The checked content, as scripts/prepare wrote it. What is wrong with content/ now, or worth a look, is
// set only by `npm run dev`; what is wrong stands beside the last good content.
export { content, contentIssues, contentNotes } from './generated/content';

export const basePath = basePathOf(content.site.url);

/** The address of a file of the export, right below a sub-path too. */
export function asset(path: `/${string}`): string {
  return basePath + path;
}

/** Absolute address of a page or file, for search engines and link previews: umlauts are encoded. */
export function absolute(path: `/${string}`): string {
  return new URL(content.site.url + path).href;
}
