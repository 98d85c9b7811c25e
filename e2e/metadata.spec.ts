import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { type PageElement, readPage } from '../scripts/export/html';
import { email, notFound, pages, phone, siteUrl } from './helpers/fixture-site';
import { expect, test } from './helpers/test';

const folder = 'test-results/site';
const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const notFoundFile = fileOf('/404');

function headOf(file: string) {
  const html = read(file);
  const { elements } = readPage(html);
  const body = elements.findIndex(({ tag }) => tag === 'body');
  const head = elements.slice(0, body);
  const meta: Record<string, string> = {};
  for (const { tag, attributes } of head) {
    const name = attributes.name ?? attributes.property;
    if (tag === 'meta' && name) meta[name] = attributes.content ?? '';
  }
  const links = (rel: string) =>
    head.filter(({ tag, attributes }) => tag === 'link' && attributes.rel === rel);
  const titles = head.filter(({ tag }) => tag === 'title').map(({ text }) => text);
  return { html, elements, head, meta, links, titles };
}

/** The file of the export behind an address on the site. */
function fileBehind(address: string): string | undefined {
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== siteUrl) return undefined;
  return [pathname, fileOf(pathname)].find(
    (file) => /\.\w+$/.test(file) && existsSync(folder + file),
  );
}

for (const { path, title } of pages) {
  test(`${path} has metadata for search engines and link previews`, async () => {
    const { html, elements, head, meta, links, titles } = headOf(fileOf(path));
    expect(titles).toEqual([title]);
    expect(meta.description).toMatch(/^.{70,165}$/);
    const address = `${siteUrl}${path}`;
    expect(links('canonical').map(({ attributes }) => attributes.href)).toEqual([address]);
    expect(meta).toMatchObject({
      robots: 'max-image-preview:large',
      viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
      'og:type': 'website',
      'og:locale': 'en_CA',
      'og:site_name': 'Northpane Window & Door',
      'og:url': address,
      'og:title': title,
      'og:description': meta.description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/.{20}/),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': meta.description,
      'twitter:image': meta['og:image'],
      'twitter:image:alt': meta['og:image:alt'],
      'format-detection': 'telephone=no',
      'google-site-verification': 'google-code',
      'msvalidate.01': 'bing-code',
      'p:domain_verify': 'pinterest-code',
      'facebook-domain-verification': 'facebook-code',
    });
    const card = sharp(folder + fileBehind(meta['og:image'] ?? ''));
    const { format, width, height, size = 0 } = await card.metadata();
    expect(meta['og:image:type']).toBe(`image/${format}`);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    // WhatsApp leaves out what is larger, and Slack reads the first 32 KiB of a page.
    expect(size).toBeLessThanOrEqual(300 * 1024);
    // Screen readers choose their voice by it.
    expect(elements.find(({ tag }) => tag === 'html')?.attributes.lang).toBe('en-CA');
    for (const { attributes } of links('icon')) {
      const icon = await sharp(folder + fileBehind(attributes.href ?? '')).metadata();
      expect(`${icon.width}x${icon.height}`).toBe(attributes.sizes);
    }
    const ends = head
      .filter(({ tag, attributes }) => tag === 'title' || attributes.property || attributes.name)
      .map(({ outer }) => Buffer.byteLength(html.slice(0, outer.start + outer.length)));
    expect(Math.max(...ends)).toBeLessThanOrEqual(16 * 1024);
    const data = elements.find(({ attributes }) => attributes.type === 'application/ld+json');
    const [business] = JSON.parse(data?.text ?? '')['@graph'];
    expect(business.telephone).toBe('+1-705-555-0142');
    for (const file of [business.image, business.logo]) expect(fileBehind(file)).toBeDefined();
  });
}

test('Home with its styles and scripts weighs 16.9 KiB at most', () => {
  expect(brotliCompressSync(read('/index.html')).length).toBeLessThanOrEqual(16.9 * 1024);
});

test('pages differ in title, description and card', () => {
  for (const name of ['og:title', 'description', 'og:image']) {
    const values = pages.map(({ path }) => headOf(fileOf(path)).meta[name]);
    expect(new Set(values).size).toBe(pages.length);
  }
});

test('the 404 page is noindex and has no link preview', () => {
  const { meta, links, titles, elements } = headOf(notFoundFile);
  expect(titles).toEqual([notFound.title]);
  expect(meta.robots).toContain('noindex');
  expect(meta.description).toMatch(/.{20}/);
  expect(links('canonical')).toEqual([]);
  // The typeface.
  expect(links('preload').map(({ attributes }) => attributes.as)).toContain('font');
  expect(Object.keys(meta).filter((name) => /^og:/.test(name))).toEqual([]);
  expect(elements.some(({ attributes }) => attributes.type === 'application/ld+json')).toBe(false);
});

test('every page has a strict policy, and every link a valid target', () => {
  const addressesIn = ({ attributes }: PageElement) => [
    ...[attributes.href, attributes.src].flatMap((address) => address ?? []),
    ...(attributes.srcset ?? '').split(/,\s+/).flatMap((each) => each.split(' ')[0] || []),
  ];
  for (const file of [...pages.map(({ path }) => fileOf(path)), notFoundFile]) {
    const { elements, html } = headOf(file);
    const levels = elements.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));
    const policy = elements.find(({ attributes }) => attributes['http-equiv'])?.attributes.content;
    expect(policy, `the policy of ${file}`).toMatch(
      /^default-src 'none';.*script-src 'self' 'sha256-/,
    );
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(levels[0], `the first heading of ${file}`).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `heading ${index} of ${file}`).toBeLessThan(2);
    if (file === '/index.html') expect(html).toContain('href="/services#hardware"');
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    for (const element of elements) {
      for (const address of addressesIn(element)) {
        if (address.startsWith('tel:')) {
          expect(address).toBe(phone.href);
          // Translated to Arabic or Hebrew, the page keeps the order of the number.
          expect(element.attributes.dir).toBe('ltr');
        } else if (address.startsWith('mailto:')) expect(address).toContain(`${email}?subject=`);
        else if (address.startsWith('#')) expect(ids).toContain(address.slice(1));
        else if (/^https?:/.test(address) && !address.startsWith(siteUrl)) {
          expect(address).toMatch(/^https:/);
          const { target, rel } = element.attributes;
          expect([target, rel]).toEqual(['_blank', expect.stringContaining('noopener')]);
        } else {
          const found = fileBehind(address);
          expect(found, `${address} in ${file}`).toBeDefined();
          const { hash } = new URL(address, siteUrl);
          if (hash) expect(read(found ?? '')).toContain(` id="${hash.slice(1)}"`);
        }
      }
    }
  }
});

test('the manifest describes the business and its icons', async () => {
  const manifest = JSON.parse(read('/manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: 'Northpane Window & Door',
    short_name: 'Northpane',
    description: expect.stringMatching(/.{70}/),
    lang: 'en-CA',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: manifest.theme_color,
  });
  const purposes: string[] = [];
  for (const { src, sizes, purpose = 'any' } of manifest.icons) {
    const { width, height } = await sharp(folder + fileBehind(src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    purposes.push(`${sizes} ${purpose}`);
  }
  expect(purposes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
  const { links, meta } = headOf('/index.html');
  expect(links('manifest')[0]?.attributes.href).toBe('/manifest.webmanifest');
  // Home begins with a dark picture.
  expect(meta['theme-color']).toBe(manifest.theme_color);
  const colours = headOf('/contact.html').head.filter(
    ({ attributes }) => attributes.name === 'theme-color',
  );
  const [light, dark] = colours.map(({ attributes }) => attributes);
  expect([light?.media, dark?.media]).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  expect([dark?.content, light?.content === dark?.content]).toEqual([manifest.theme_color, false]);
  const [apple] = links('apple-touch-icon');
  expect(await sharp(folder + fileBehind(apple?.attributes.href ?? '')).metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  });
  expect(read('/licenses.txt')).toContain('react-dom');
});
