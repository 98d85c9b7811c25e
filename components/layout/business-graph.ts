import type { Graph } from 'schema-dts';
import { media } from '@/components/ui/media';
import { pageSummary } from '@/components/ui/page-summary';
import type { PagePath } from '@/model';
import { absoluteUrl, content } from '@/model/content';
import { listedNumber } from './listed-number';

const business = { '@id': `${absoluteUrl('/')}#business` };
const website = { '@id': `${absoluteUrl('/')}#website` };

/**
 * Returns a page's schema.org graph for search engines: the business (complete, the same on every page), the site and
 * the page. It contains no ratings, because search engines forbid marking up reviews of one's own business.
 */
export function businessGraph(path: PagePath): Graph {
  const { site, services, servicesPage, socials } = content;
  const { address, areas, openingHours, specialHours } = site;
  const { type, title, description, image } = pageSummary(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'HomeAndConstructionBusiness',
        ...business,
        name: site.name,
        url: absoluteUrl('/'),
        telephone: listedNumber(site.phone),
        email: site.email,
        image: absoluteUrl(media.openGraphImages['/'].src),
        logo: absoluteUrl(media.icons.large.src),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          postalCode: address.postalCode,
          addressRegion: address.region,
          addressCountry: address.country,
        },
        areaServed: areas.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
        openingHoursSpecification: [openingHours, ...(openingHours.also ?? [])].map(
          ({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens,
            closes,
          }),
        ),
        // Google expects closed days as 00:00 to 00:00.
        specialOpeningHoursSpecification: specialHours?.map(
          ({ from, until, closed, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: from,
            validThrough: until,
            opens: closed ? '00:00' : opens,
            closes: closed ? '00:00' : closes,
          }),
        ),
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: servicesPage.heading,
          // Without details, which are on the services page, because this is on every page.
          itemListElement: services.map(({ id, title }) => ({
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              name: title,
              url: `${absoluteUrl('/services')}#${id}`,
            },
          })),
        },
        sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
      },
      {
        '@type': 'WebSite',
        ...website,
        url: absoluteUrl('/'),
        name: site.name,
        alternateName: site.shortName,
        inLanguage: 'en-CA',
        publisher: business,
      },
      {
        '@type': type,
        '@id': `${absoluteUrl(path)}#webpage`,
        url: absoluteUrl(path),
        name: title,
        description,
        inLanguage: 'en-CA',
        isPartOf: website,
        about: business,
        primaryImageOfPage: {
          '@type': 'ImageObject',
          url: absoluteUrl(image.src),
          caption: image.alt,
        },
      },
    ],
  };
}
