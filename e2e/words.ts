import { readSite } from '../scripts/read-site';

const { content } = readSite();
const { site, services, testimonials } = content;

/** Words that stand on each page whatever the owner writes, because they come from the content. */
export const facts: Record<string, string[]> = {
  '/': [
    content.home.hero.headline,
    site.phone.display,
    ...site.areas,
    ...services.map(({ title }) => title),
  ],
  '/services': services.flatMap(({ title, description }) => [title, ...description]),
  '/gallery': testimonials
    .slice(0, 3)
    .flatMap(({ name, quote, location }) => [name, quote, location]),
  '/contact': [content.contact.promise, site.email, site.phone.display, site.hours],
  '/no-such-page': [content.notFound.heading],
};

/** The exact words of the site as it is shipped. */
export const shipped: Record<string, string[]> = {
  '/': [
    'Repairs & Installations',
    'Top-Quality and Fast Window & Door Services',
    'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
    'CALL NOW',
    'Residential',
    'Commercial',
    'High-rise',
  ],
  '/services': [
    'Our Services',
    'licensed and insured',
    'High Rise Condominium & Apartments',
    'Hardware',
    'Glass & Mirrors',
    'Fly Screens',
    'Caulking',
    'Window & Door Installations',
  ],
  '/gallery': [
    'Our Work in Action',
    'VIEW ON INSTAGRAM',
    'Why Ontario Residents Trust Us for Window & Door Services?',
    '80% of our new clients come from word-of-mouth referrals',
  ],
  '/contact': [
    '24/7 emergency service available.',
    '7 days a week',
    'Contact Us',
    'expert knowledge, friendly service, great prices and fast, quality work',
    'Name',
    'Email',
    'Message',
    'SEND',
  ],
  '/no-such-page': ['404 Page not found', 'Back to Home'],
};
