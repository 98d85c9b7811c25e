import type { Graph } from 'schema-dts';
import { media } from '@/components/shared/media';
import { pageFacts } from '@/components/shared/page-facts';
import { absolute, content, listedNumber, type Path } from '@/content/schema';

const business = { '@id': `${absolute('/')}#business` };
const website = { '@id': `${absolute('/')}#website` };

/**
 * What search engines are told on each page, as schema.org's vocabulary has it: the business, whole
 * and the same everywhere, so that no page contradicts another; the site; and the page itself. There
 * are no ratings: search engines forbid marking up opinions about oneself.
 */
export function businessGraph(path: Path): Graph {
  const { site, services, servicesPage, socials } = content;
  const { address, areas, openingHours, specialHours } = site;
  const { type, title, description, card } = pageFacts(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'HomeAndConstructionBusiness',
        ...business,
        name: site.name,
        url: absolute('/'),
        telephone: listedNumber(site.phone),
        email: site.email,
        image: absolute(media.cards['/'].src),
        logo: absolute(media.icons.large.src),
        address: {
          '@type': 'PostalAddress',
          addressRegion: address.region,
          addressCountry: address.country,
        },
        areaServed: areas.map((name) => ({ '@type': 'AdministrativeArea', name })),
        openingHoursSpecification: [openingHours, ...(openingHours.also ?? [])].map(
          ({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens,
            closes,
          }),
        ),
        // Days that are closed are told as open from 00:00 to 00:00, as Google asks for it.
        specialOpeningHoursSpecification: specialHours?.map(
          ({ from, until, opens = '00:00', closes = '00:00' }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: from,
            validThrough: until,
            opens,
            closes,
          }),
        ),
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: servicesPage.heading,
          // What each includes stands at its address; here it would weigh on every page.
          itemListElement: services.map(({ id, title }) => ({
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              name: title,
              url: `${absolute('/services')}#${id}`,
            },
          })),
        },
        sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
      },
      {
        '@type': 'WebSite',
        ...website,
        url: absolute('/'),
        name: site.name,
        alternateName: site.shortName,
        inLanguage: 'en-CA',
        publisher: business,
      },
      {
        '@type': type,
        '@id': `${absolute(path)}#webpage`,
        url: absolute(path),
        name: title,
        description,
        inLanguage: 'en-CA',
        isPartOf: website,
        about: business,
        primaryImageOfPage: {
          '@type': 'ImageObject',
          url: absolute(card.src),
          caption: card.alt,
        },
      },
    ],
  };
}
