import { existsSync, readFileSync } from 'node:fs';
import { type PageElement, readPage } from '../../scripts/post-process/page';
import { content } from '../content';
import { routes } from '../routes';

export { content, routes };
export const siteUrl = content.site.url;

/** The export's pages by address; the 404 page stands at an address that is none. */
export const notFound = '/404';
export const exportedPages = [...routes, notFound] as const;
export type Address = (typeof exportedPages)[number];

const parsed = new Map<Address, PageElement[]>();

/** The elements of an exported page, in the order of its source. */
export function elementsOf(address: Address): PageElement[] {
  const known = parsed.get(address);
  if (known) return known;
  const { elements } = readPage(readFileSync(fileAt(address) ?? '', 'utf8'));
  parsed.set(address, elements);
  return elements;
}

/** The export's file that hosts answer this path with, if any. */
export function fileAt(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  const candidates = path === '/' ? ['out/index.html'] : [`out${path}`, `out${path}.html`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** The export's file behind an address on this site, given as other sites would see it. */
export function fileBehind(url: string): string | undefined {
  const { origin, pathname } = new URL(url, `${siteUrl}/`);
  return origin === new URL(siteUrl).origin ? fileAt(pathname) : undefined;
}

/** The page's meta elements by name or property, each with all of its values. */
export function metaOf(address: Address): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { tag, attributes } of elementsOf(address)) {
    const name = attributes.name ?? attributes.property;
    if (tag !== 'meta' || !name) continue;
    found[name] = [...(found[name] ?? []), attributes.content ?? ''];
  }
  return found;
}

/** The addresses of the page's link elements of a kind. */
export function linksOf(address: Address, rel: string): PageElement['attributes'][] {
  return elementsOf(address)
    .filter(({ tag, attributes }) => tag === 'link' && attributes.rel === rel)
    .map(({ attributes }) => attributes);
}

/** The site's address of a page, as search engines should know it. */
export function canonical(address: Address): string {
  return siteUrl + address;
}
