import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addressesIn } from '../addresses';
import {
  type Address,
  content,
  elementsOf,
  exportedPages,
  fileAt,
  notFound,
  siteUrl,
} from './exported';

const { origin } = new URL(siteUrl);

/** What is wrong with an address that stands on a page, if anything. */
function errorOf(address: string, page: Address): string | undefined {
  if (address.startsWith('tel:')) {
    return address === `tel:${content.site.phone.dial}` ? undefined : 'another number';
  }
  if (address.startsWith('mailto:')) {
    const { pathname, searchParams } = new URL(address);
    const helps = pathname === content.site.email && searchParams.get('subject');
    return helps ? undefined : 'another address, or no subject';
  }
  const url = new URL(address, origin + page);
  if (url.origin !== origin) return url.protocol === 'https:' ? undefined : 'not safe';
  const file = url.pathname === notFound ? 'out/404.html' : fileAt(url.pathname);
  if (!file) return 'no such file';
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id || !file.endsWith('.html') || address.startsWith(siteUrl)) return undefined;
  return hasId(file, id) ? undefined : 'no such place on that page';
}

function hasId(file: string, id: string): boolean {
  return readFileSync(file, 'utf8').includes(` id="${id}"`);
}

for (const page of exportedPages) {
  test(`nothing on ${page} leads nowhere`, () => {
    const addresses = [...new Set(elementsOf(page).flatMap(addressesIn))];
    expect(addresses.length).toBeGreaterThan(15);
    const errors = addresses.flatMap((address) => {
      const error = errorOf(address, page);
      return error ? [`${address}: ${error}`] : [];
    });
    expect(errors).toEqual([]);
  });
}

test('links to other sites open a new tab and say so', () => {
  for (const page of exportedPages) {
    for (const { tag, attributes } of elementsOf(page)) {
      if (tag !== 'a' || !attributes.href?.startsWith('http')) continue;
      expect(attributes).toMatchObject({
        target: '_blank',
        rel: expect.stringContaining('noopener'),
      });
    }
  }
});
