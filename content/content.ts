import { basePathOf } from './base-path';
import generated from './generated/content.json';
import type { Content, Path } from './schema';

/** The checked content, as scripts/prepare.ts wrote it. */
export const content = generated as unknown as Content;

/** What is wrong with content/ now: set only by `npm run dev`, beside the last good content. */
export const contentFaults = (generated as { faults?: string[] }).faults;

/** What the browser tab and search results say of each page. */
export const pageTexts: Record<Path, { title: string; description: string }> = {
  '/': content.home,
  '/services': content.servicesPage,
  '/gallery': content.gallery,
  '/contact': content.contact,
};

export const basePath = basePathOf(content.site.url);

/** The address of a file of the export, right below a sub-path too. */
export function asset(path: `/${string}`): string {
  return basePath + path;
}

/** Absolute address of a page or file, for search engines and link previews. */
export function absolute(path: `/${string}`): string {
  return path === '/' ? `${content.site.url}/` : content.site.url + path;
}
