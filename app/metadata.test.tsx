/** @jest-environment jsdom */
import { existsSync, statSync } from 'node:fs';
import { render } from '@testing-library/react';
import sharp from 'sharp';
import { JsonScript } from '@/components/ui/json-script';
import { email, instagram, pages, phone, siteUrl } from '@/e2e/helpers/fixture-site';
import { content } from '@/model/content';
import * as contact from './contact/page';
import * as gallery from './gallery/page';
import manifest from './manifest';
import * as notFound from './not-found';
import * as home from './page';
import { pageMetadata } from './page-metadata';
import robots from './robots';
import * as services from './services/page';
import { siteMetadata } from './site-metadata';
import sitemap from './sitemap';

// The metadata that search engines, social networks and phones read.

const modules = { '/': home, '/services': services, '/gallery': gallery, '/contact': contact };
const everyPage = pages.map((page) => ({ ...page, ...modules[page.path] }));

/** Returns the metadata of the picture in public/ that has this URL. */
function readPicture(address = '') {
  const { origin, pathname } = new URL(address, siteUrl);
  expect([origin, existsSync(`public${pathname}`)]).toEqual([siteUrl, true]);
  return sharp(`public${pathname}`).metadata();
}

/** Returns the nodes of a page's structured data: the business, the site and the page. */
function readGraph(Page: () => React.ReactNode) {
  const { container } = render(<Page />);
  const [data, ...others] = container.querySelectorAll('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return JSON.parse(data?.textContent ?? '')['@graph'];
}

test.each(everyPage)('F1 $path has link preview metadata', async ({ path, title, metadata }) => {
  const { description, openGraph } = metadata;
  const [image] = [openGraph?.images].flat() as { url: string; type: string; alt: string }[];
  expect(metadata).toMatchObject({
    title,
    description: expect.stringMatching(/^.{70,165}$/),
    alternates: { canonical: siteUrl + path },
    robots: 'max-image-preview:large',
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      siteName: 'Northpane Window & Door',
      url: siteUrl + path,
      title,
      description,
      images: [{ width: 1200, height: 630, alt: expect.stringMatching(/.{20}/) }],
    },
    twitter: { card: 'summary_large_image' },
  });
  const { format, width, height } = await readPicture(image?.url);
  expect([`image/${format}`, width, height]).toEqual([image?.type, 1200, 630]);
  // WhatsApp ignores larger pictures.
  const file = `public${new URL(image?.url ?? '').pathname}`;
  expect(statSync(file).size).toBeLessThanOrEqual(300 * 1024);
});

test('F1 the 404 page has neither a canonical URL nor a link preview', () => {
  expect(notFound.metadata).toEqual({
    title: content.notFound.title,
    description: content.notFound.description,
  });
});

test.each(everyPage)('F1 $path describes the business, the site and the page', async (page) => {
  const name = 'Northpane Window & Door';
  const [business, website, webPage] = readGraph(page.default);
  expect(business).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name,
    url: `${siteUrl}/`,
    email,
    address: { '@type': 'PostalAddress', addressRegion: 'ON', addressCountry: 'CA' },
    areaServed: [
      { name: 'Simcoe County' },
      { name: 'Greater Toronto Area' },
      { name: 'Peel Region' },
    ],
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    sameAs: [instagram],
  });
  expect(JSON.stringify(business.hasOfferCatalog)).toContain(
    `{"@type":"Service","name":"Hardware","url":"${siteUrl}/services#hardware"`,
  );
  await Promise.all([business.image, business.logo].map(readPicture));
  expect(website).toMatchObject({ '@type': 'WebSite', name });
  const { title, description } = page.metadata;
  expect(webPage).toMatchObject({ url: siteUrl + page.path, name: title, description });
  // Search engines forbid marking up reviews of one's own business.
  expect(JSON.stringify([business, website, webPage])).not.toMatch(/"[^"]*(rating|review)[^"]*":/i);
});

test('F1 no text of the content can close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const { container } = render(<JsonScript type="application/ld+json" data={{ name }} />);
  const text = container.querySelector('script')?.textContent ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name });
});

test('F1 the sitemap lists the pages, and robots.txt names it', () => {
  expect(sitemap().map(({ url }) => url)).toEqual(pages.map(({ path }) => siteUrl + path));
  const rules = { userAgent: '*', allow: '/' };
  expect(robots()).toEqual({ rules, sitemap: `${siteUrl}/sitemap.xml` });
});

test('F1 URLs with non-ASCII characters are encoded', () => {
  jest.replaceProperty(content.site, 'url', 'https://fenster-müller.ca/über-uns');
  const site = 'https://xn--fenster-mller-4ob.ca/%C3%BCber-uns';
  expect(robots().sitemap).toBe(`${site}/sitemap.xml`);
  expect(sitemap().map(({ url }) => url)).toContain(`${site}/services`);
  const { alternates, openGraph } = pageMetadata('/services');
  expect(alternates?.canonical).toBe(`${site}/services`);
  expect(openGraph?.url).toBe(`${site}/services`);
  expect(JSON.stringify(openGraph)).toContain(`"${site}/media/open-graph-services.`);
});

test('F1 the manifest and the pages name the icons', async () => {
  const { icons = [], ...texts } = manifest();
  expect(texts).toMatchObject({
    name: 'Northpane Window & Door',
    short_name: 'Northpane',
    description: expect.stringMatching(/.{70}/),
    lang: 'en-CA',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
  });
  const purposes = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  const { icon, apple } = siteMetadata.icons as Record<string, { url: string; sizes: string }[]>;
  expect(icon?.length).toBeGreaterThan(0);
  for (const { src, sizes } of [
    ...icons,
    ...(icon ?? []).map(({ url, sizes }) => ({ src: url, sizes })),
  ]) {
    const { width, height } = await readPicture(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  // iOS paints transparent pixels black.
  const touch = await readPicture([apple].flat()[0]?.url);
  expect(touch).toMatchObject({ width: 180, height: 180, hasAlpha: false });
});

test('O10 the pages contain the owner’s verification codes for search engines and social networks', () => {
  expect(siteMetadata.verification).toEqual({
    google: 'google-code',
    other: {
      'msvalidate.01': 'bing-code',
      'p:domain_verify': 'pinterest-code',
      'facebook-domain-verification': 'facebook-code',
    },
  });
});

test.each([...everyPage, { path: '/404', ...notFound }])(
  'F2 every call link of $path dials the same number',
  ({ default: Page }) => {
    const { container } = render(<Page />);
    const calls = [...container.querySelectorAll('a[href^="tel:"]')];
    expect(new Set(calls.map((call) => call.getAttribute('href')))).toEqual(new Set([phone.href]));
  },
);

test('F2 structured data has the number that pages show, or the dialled one if the owner chooses it', () => {
  const readDigits = () => `${readGraph(home.default)[0].telephone}`.replaceAll(/\D/g, '');
  expect(readDigits()).toBe(`1${phone.display.replaceAll(/\D/g, '')}`);
  const { site } = content;
  jest.replaceProperty(content, 'site', { ...site, phone: { ...site.phone, listed: 'dial' } });
  document.body.replaceChildren();
  expect(readDigits()).toBe(phone.href.replaceAll(/\D/g, ''));
});

test('F2 structured data lists a closed day as closed', () => {
  const [business] = readGraph(home.default);
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
