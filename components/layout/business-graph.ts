import type {
  Graph,
  HomeAndConstructionBusinessLeaf,
  Offer,
  WebPage,
  WebSiteLeaf,
} from 'schema-dts';
import { media } from '@/components/shared/media';
import { pageFacts } from '@/components/shared/page-facts';
import { absolute, content, listedNumber, type Path, type Site } from '@/content/schema';

const businessId = `${absolute('/')}#business`;
const websiteId = `${absolute('/')}#website`;

/**
 * What search engines are told on each page, as schema.org's vocabulary has it: the business, whole
 * and the same everywhere, so that no page contradicts another; the site; and the page itself. There
 * are no ratings: search engines forbid marking up opinions about oneself.
 */
export function businessGraph(path: Path): Graph {
  return { '@context': 'https://schema.org', '@graph': [business(), website(), page(path)] };
}

function business(): HomeAndConstructionBusinessLeaf {
  const { site, services, servicesPage, socials } = content;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: site.name,
    url: absolute('/'),
    telephone: listedNumber(site.phone),
    email: site.email,
    image: absolute(media.cards['/'].src),
    logo: absolute(media.icons.large.src),
    address: {
      '@type': 'PostalAddress',
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    areaServed: site.areas.map((name) => ({ '@type': 'AdministrativeArea', name })),
    openingHoursSpecification: [site.openingHours, ...(site.openingHours.also ?? [])].map(
      ({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      }),
    ),
    ...(site.specialHours && {
      specialOpeningHoursSpecification: site.specialHours.map(specialDays),
    }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: servicesPage.heading,
      itemListElement: services.map(
        // What each includes stands at its address; here it would weigh on every page.
        ({ id, title }): Offer => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            name: title,
            url: `${absolute('/services')}#${id}`,
          },
        }),
      ),
    },
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  };
}

function website(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: absolute('/'),
    name: content.site.name,
    alternateName: content.site.shortName,
    inLanguage: 'en-CA',
    publisher: { '@id': businessId },
  };
}

function page(path: Path): WebPage {
  const { type, title, description, card } = pageFacts(path);
  return {
    '@type': type,
    '@id': `${absolute(path)}#webpage`,
    url: absolute(path),
    name: title,
    description,
    inLanguage: 'en-CA',
    isPartOf: { '@id': websiteId },
    about: { '@id': businessId },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absolute(card.src),
      caption: card.alt,
    },
  };
}

type SpecialDays = NonNullable<Site['specialHours']>[number];

/** Days that are closed are told as open from 00:00 to 00:00, as Google asks for it. */
function specialDays({ from, until, opens = '00:00', closes = '00:00' }: SpecialDays) {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: until,
    opens,
    closes,
  };
}
