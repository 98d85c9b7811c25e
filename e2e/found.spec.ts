import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from './helpers/base-test';
import { everyPage, notFound, pages, phone, siteUrl } from './helpers/fixture-site';
import { type PageElement, readPage } from './helpers/html';
import { sites } from './helpers/sites';

/* What search engines, networks and phones read, in the files of an export. */

const folder = 'test-results/site';
const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const notFoundFile = fileOf('/404');

function headOf(file: string) {
  const html = read(file);
  const { elements } = readPage(html);
  const head = elements.slice(
    0,
    elements.findIndex(({ tag }) => tag === 'body'),
  );
  const meta: Record<string, string> = {};
  for (const { tag, attributes } of head) {
    const name = attributes.name ?? attributes.property;
    if (tag === 'meta' && name) meta[name] = attributes.content ?? '';
  }
  const hrefs = (rel: string) =>
    head.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes);
  const titles = head.filter(({ tag }) => tag === 'title').map(({ text }) => text);
  return { html, elements, head, meta, hrefs, titles };
}

/** What a page tells search engines. The business comes first. */
function graphOf(elements: PageElement[]) {
  const data = elements.filter(({ attributes }) => attributes.type === 'application/ld+json');
  expect(data).toHaveLength(1);
  return JSON.parse(data[0]?.text ?? '')['@graph'];
}

/** The picture of the export at an address of the site. */
function pictureAt(address = '') {
  const { origin, pathname } = new URL(address, siteUrl);
  expect([origin, existsSync(folder + pathname)], address).toEqual([siteUrl, true]);
  // Of a file's name sharp tells no size in bytes.
  return sharp(readFileSync(folder + pathname)).metadata();
}

for (const { path, title } of pages)
  test(`F1 ${path} has what search engines and link previews read`, async () => {
    const { html, elements, head, meta, hrefs, titles } = headOf(fileOf(path));
    const address = siteUrl + path;
    expect(titles).toEqual([title]);
    expect(meta.description).toMatch(/^.{70,165}$/);
    expect(hrefs('canonical').map(({ href }) => href)).toEqual([address]);
    expect(meta).toMatchObject({
      robots: 'max-image-preview:large',
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
    });
    const { format, width, height, size } = await pictureAt(meta['og:image']);
    expect(meta['og:image:type']).toBe(`image/${format}`);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    // WhatsApp leaves out what is larger.
    expect(size).toBeLessThanOrEqual(300 * 1024);
    // Slack reads the first 32 KiB of a page.
    const read = head.filter(({ tag, attributes }) => tag === 'title' || attributes.property);
    const ends = read.map(({ outer }) => outer.start + outer.length);
    expect(Buffer.byteLength(html.slice(0, Math.max(...ends)))).toBeLessThanOrEqual(16 * 1024);
    const [business, website, page] = graphOf(elements);
    expect(business).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      name: 'Northpane Window & Door',
      url: `${siteUrl}/`,
    });
    await Promise.all([business.image, business.logo].map(pictureAt));
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Northpane Window & Door' });
    expect(page).toMatchObject({ url: address, name: title, description: meta.description });
  });

test('F1 pages differ in title, description and picture', () => {
  for (const name of ['og:title', 'description', 'og:image']) {
    const values = pages.map(({ path }) => headOf(fileOf(path)).meta[name]);
    expect(new Set(values).size).toBe(pages.length);
  }
});

test('F1 the 404 page is not found by search engines', () => {
  const { meta, hrefs, titles } = headOf(notFoundFile);
  expect(titles).toEqual([notFound.title]);
  expect(meta.robots).toContain('noindex');
  expect(hrefs('canonical')).toEqual([]);
});

test('F1 the sitemap lists the pages, and robots.txt names it', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each]) => each);
  expect(listed).toEqual(pages.map(({ path }) => siteUrl + path));
  const robots = read('/robots.txt');
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('F1 the manifest and the pages name the icons', async () => {
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
  });
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  const purposes = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { path } of pages) {
    const { hrefs } = headOf(fileOf(path));
    expect(hrefs('manifest').map(({ href }) => href)).toEqual(['/manifest.webmanifest']);
    const own = hrefs('icon');
    expect(own).not.toHaveLength(0);
    for (const { src, sizes } of [
      ...icons,
      ...own.map(({ href = '', sizes = '' }) => ({ src: href, sizes })),
    ]) {
      const { width, height } = await pictureAt(src);
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    }
    // Feed readers and bookmark services ask for it by its name.
    expect(readFileSync(`${folder}/favicon.ico`)).toEqual(readFileSync(folder + own[0]?.href));
    const [apple] = hrefs('apple-touch-icon');
    const touch = await pictureAt(apple?.href);
    // iOS paints what is transparent black.
    expect(touch).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  }
});

test('O10 search engines and networks find the owner’s codes on every page', () => {
  for (const { path } of pages)
    expect(headOf(fileOf(path)).meta).toMatchObject({
      'google-site-verification': 'google-code',
      'msvalidate.01': 'bing-code',
      'p:domain_verify': 'pinterest-code',
      'facebook-domain-verification': 'facebook-code',
    });
});

test('F2 links dial one number, and search engines read the one that pages show', () => {
  for (const { path } of everyPage) {
    const { elements } = headOf(path === notFound.path ? notFoundFile : fileOf(path));
    const calls = elements.filter(({ attributes }) => attributes.href?.startsWith('tel:'));
    expect(calls.length, path).toBeGreaterThan(0);
    expect(new Set(calls.map(({ attributes }) => attributes.href))).toEqual(new Set([phone.href]));
    if (path === notFound.path) continue;
    const [business] = graphOf(elements);
    const digits = `+1${phone.shown.replaceAll(/\D/g, '')}`;
    expect(business.telephone.replaceAll('-', '')).toBe(digits);
  }
});

test('F2 a closed day is closed', () => {
  const [business] = graphOf(headOf('/index.html').elements);
  expect(business.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2030-12-31',
      validThrough: '2031-01-03',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});

test('F2 search engines read the dialled number where the owner says so', async ({ request }) => {
  const { elements } = readPage(await (await request.get(sites.longest)).text());
  const calls = elements.find(({ attributes }) => attributes.href?.startsWith('tel:'));
  const [business] = graphOf(elements);
  expect(`tel:${business.telephone}`).toBe(calls?.attributes.href);
});
