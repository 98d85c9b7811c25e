import { content } from '@/model/content';
import { pageMetadata } from './page-metadata';
import robots from './robots';
import sitemap from './sitemap';

test('URLs with umlauts are encoded', () => {
  jest.replaceProperty(content.site, 'url', 'https://fenster-müller.ca/über-uns');
  const site = 'https://xn--fenster-mller-4ob.ca/%C3%BCber-uns';
  expect(robots().sitemap).toBe(`${site}/sitemap.xml`);
  expect(sitemap().map(({ url }) => url)).toContain(`${site}/services`);
  const { alternates, openGraph } = pageMetadata('/services');
  expect(alternates?.canonical).toBe(`${site}/services`);
  expect(openGraph?.url).toBe(`${site}/services`);
  expect(JSON.stringify(openGraph)).toContain(`"${site}/media/open-graph-services.`);
});
