import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  canonical,
  content,
  elementsOf,
  exportedPages,
  fileBehind,
  linksOf,
  metaOf,
  notFound,
  routes,
} from './exported';

function titleOf(address: (typeof exportedPages)[number]): string {
  const elements = elementsOf(address);
  // A drawing in the body may have a title too.
  const head = elements.slice(
    0,
    elements.findIndex(({ tag }) => tag === 'body'),
  );
  const titles = head.filter(({ tag, text }) => tag === 'title' && text);
  expect(titles, `${address} has one title`).toHaveLength(1);
  return titles[0]?.text ?? '';
}

test('every page has a title of its own, 15 to 65 characters long', () => {
  const titles = exportedPages.map(titleOf);
  expect(new Set(titles).size).toBe(exportedPages.length);
  for (const title of titles) expect(title).toMatch(/^.{15,65}$/);
});

test('every page has a description of its own, 70 to 165 characters long', () => {
  const descriptions = exportedPages.map((address) => metaOf(address).description ?? []);
  expect(new Set(descriptions.flat()).size).toBe(exportedPages.length);
  for (const description of descriptions) {
    expect(description).toEqual([expect.stringMatching(/^.{70,165}$/)]);
  }
});

for (const address of routes) {
  test(`${address} names its one address`, () => {
    expect(linksOf(address, 'canonical').map(({ href }) => href)).toEqual([canonical(address)]);
    expect(metaOf(address)['og:url']).toEqual([canonical(address)]);
    expect(metaOf(address).robots?.join()).not.toContain('noindex');
  });

  test(`${address} can be shared, with a picture of its own`, async () => {
    const meta = metaOf(address);
    const title = titleOf(address);
    expect(meta).toMatchObject({
      'og:type': ['website'],
      'og:locale': ['en_CA'],
      'og:site_name': [content.site.name],
      'og:title': [title],
      'og:description': meta.description,
      'og:image:type': ['image/png'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:description': meta.description,
      'twitter:image': meta['og:image'],
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect(meta['og:image:alt']?.join().length).toBeGreaterThan(20);
    const [picture = ''] = meta['og:image'] ?? [];
    const { format, width, height, size } = await sharp(fileBehind(picture)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    // Messengers leave out pictures of more than 600 kB.
    expect(size ?? 0).toBeLessThan(600_000);
  });
}

test('no two pages share a preview picture', () => {
  expect(new Set(routes.flatMap((address) => metaOf(address)['og:image'])).size).toBe(
    routes.length,
  );
});

test('the 404 page stays out of search results and previews', () => {
  const meta = metaOf(notFound);
  expect(meta.robots).toContain('noindex');
  expect(linksOf(notFound, 'canonical')).toEqual([]);
  expect(Object.keys(meta).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
  expect(elementsOf(notFound).some(({ attributes }) => attributes.type?.includes('ld+json'))).toBe(
    false,
  );
});

for (const address of exportedPages) {
  test(`${address} leaves numbers to the links and colours the browser's bar`, () => {
    expect(metaOf(address)['format-detection']?.join()).toContain('telephone=no');
    expect(metaOf(address)['theme-color']?.length).toBeGreaterThan(0);
    const [html] = elementsOf(address).filter(({ tag }) => tag === 'html');
    expect(html?.attributes.lang).toBe('en-CA');
  });

  test(`${address} has one main heading, none skipped, and no style attribute`, () => {
    const elements = elementsOf(address);
    const levels = elements.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 1), `heading ${index + 1}`).toBeLessThan(2);
    });
    const styled = elements.filter(({ attributes }) => 'style' in attributes);
    expect(styled).toEqual([]);
  });
}
