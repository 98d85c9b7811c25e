import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { listedNumber } from '../../content/schema/listed-number';
import { type Address, canonical, content, elementsOf, fileBehind, routes } from './exported';

type Node = Record<string, unknown>;

function graphOf(address: Address): Node[] {
  const scripts = elementsOf(address).filter(
    ({ attributes }) => attributes.type === 'application/ld+json',
  );
  expect(scripts).toHaveLength(1);
  const [{ text = '' } = {}] = scripts;
  expect(text).not.toContain('<');
  const { '@context': context, '@graph': graph } = JSON.parse(text);
  expect(context).toBe('https://schema.org');
  return graph;
}

function nodeOf(graph: Node[], type: string): Node {
  const nodes = graph.filter((node) => node['@type'] === type);
  expect(nodes, type).toHaveLength(1);
  return nodes[0] ?? {};
}

const { site, services, socials } = content;

for (const address of routes) {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  test(`${address} gives the business all that Google asks for`, () => {
    const business = nodeOf(graphOf(address), 'HomeAndConstructionBusiness');
    expect(business, 'required').toMatchObject({
      name: site.name,
      address: {
        '@type': 'PostalAddress',
        addressRegion: site.address.region,
        addressCountry: site.address.country,
      },
    });
    expect(business, 'recommended').toMatchObject({
      url: canonical('/'),
      telephone: expect.stringMatching(/^\+[1-9][\d-]{7,19}$/),
      openingHoursSpecification: [site.openingHours, ...(site.openingHours.also ?? [])].map(
        ({ opens, closes, days }) => ({
          '@type': 'OpeningHoursSpecification',
          opens,
          closes,
          dayOfWeek: days,
        }),
      ),
    });
    expect(business).toMatchObject({
      '@id': expect.stringContaining(canonical('/')),
      telephone: listedNumber(site.phone),
      email: site.email,
      ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
      areaServed: site.areas.map((name) => ({ '@type': 'AdministrativeArea', name })),
    });
  });

  test(`${address} lists the services, each with a place that exists`, () => {
    const { hasOfferCatalog } = nodeOf(graphOf(address), 'HomeAndConstructionBusiness');
    const { itemListElement } = hasOfferCatalog as { itemListElement: Node[] };
    const offered = itemListElement.map(({ itemOffered }) => itemOffered as Node);
    expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
    const ids = elementsOf('/services').map(({ attributes }) => attributes.id);
    for (const { url } of offered) {
      const { pathname, hash } = new URL(String(url));
      expect(fileBehind(pathname)).toBe('out/services.html');
      expect(ids).toContain(hash.slice(1));
    }
  });

  test(`${address} describes itself and names the site and the business by their ids`, () => {
    const graph = graphOf(address);
    const business = nodeOf(graph, 'HomeAndConstructionBusiness');
    const website = nodeOf(graph, 'WebSite');
    const page = graph.find(({ '@type': type }) => String(type).endsWith('Page'));
    expect(website).toMatchObject({ url: canonical('/'), publisher: { '@id': business['@id'] } });
    expect(page).toMatchObject({
      url: canonical(address),
      isPartOf: { '@id': website['@id'] },
      about: { '@id': business['@id'] },
    });
    expect(new Set(graph.map((node) => node['@id'])).size).toBe(graph.length);
  });

  test(`${address} praises nobody and shows no street`, () => {
    const names: string[] = [];
    // Of the properties alone: the owner's words may well be about decorating.
    JSON.stringify(graphOf(address), (name, value) => {
      names.push(name);
      return value;
    });
    expect(names.join(' ')).not.toMatch(/rating|review|streetAddress|priceRange/i);
  });
}

test('the business’s picture and logo are real and large enough', async () => {
  const { image, logo } = nodeOf(graphOf('/'), 'HomeAndConstructionBusiness');
  for (const url of [image, logo]) {
    const { width = 0, height = 0 } = await sharp(fileBehind(String(url))).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
  }
});
