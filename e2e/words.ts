import { content, headings, profile, services, site, testimonials } from './content';

/** In one line, as a page lays words out whatever breaks stand in the content. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words that stand on each page whatever the owner writes, because they come from the content. */
export const facts: Record<string, string[]> = {
  '/': [site.phone.display, ...site.areas, ...services.map(({ title }) => title)],
  '/services': services.flatMap(({ title, description }) => [title, ...description]),
  '/gallery': testimonials.flatMap(({ name, quote, location }) => [name, quote, location]),
  '/contact': [site.email, site.phone.display, site.hours],
  '/no-such-page': [content.notFound.heading],
};
for (const [path, heading] of Object.entries(headings))
  facts[path] = [...(facts[path] ?? []), heading];

const { home, servicesPage, gallery, contact, notFound, common, socials } = content;
const titles = services.map(({ title }) => title).join(', ');

/** The words that were agreed on for each page, after what the content now says in their place. */
const agreed: Record<string, [now: string | undefined, words: string][]> = {
  '/': [
    [home.hero.eyebrow, 'Repairs & Installations'],
    [home.hero.headline, 'Top-Quality and Fast Window & Door Services'],
    [
      home.hero.area,
      'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
    ],
    [common.callNow, 'CALL NOW'],
    [home.audience.entries[0]?.title, 'Residential'],
    [home.audience.entries[1]?.title, 'Commercial'],
    [home.audience.entries[2]?.title, 'High-rise'],
  ],
  '/services': [
    [servicesPage.heading, 'Our Services'],
    [servicesPage.assurance, 'licensed and insured'],
    [titles, 'High Rise Condominium & Apartments'],
    [titles, 'Hardware'],
    [titles, 'Glass & Mirrors'],
    [titles, 'Fly Screens'],
    [titles, 'Caulking'],
    [titles, 'Window & Door Installations'],
    [common.callUs, 'CALL US'],
  ],
  '/gallery': [
    [gallery.heading, 'Our Work in Action'],
    [profile && gallery.instagram, 'VIEW ON INSTAGRAM'],
    [gallery.trust.heading, 'Why Ontario Residents Trust Us for Window & Door Services?'],
    [gallery.trust.text, '80% of our new clients come from word-of-mouth referrals'],
    [common.callUs, 'CALL US'],
  ],
  '/contact': [
    [contact.promise, '24/7 emergency service available.'],
    [site.hours, '7 days a week'],
    [contact.form.heading, 'Contact Us'],
    [contact.form.intro, 'expert knowledge, friendly service, great prices and fast, quality work'],
    [contact.form.fullName, 'Name'],
    [contact.form.email, 'Email'],
    [contact.form.message, 'Message'],
    [contact.form.send, 'SEND'],
    [common.callUs, 'CALL US'],
  ],
  '/no-such-page': [
    [notFound.heading, '404 Page not found'],
    [notFound.link, 'Back to Home'],
    [common.callUs, 'CALL US'],
  ],
};

const onEveryPage: [now: string | undefined, words: string][] = [
  [socials.length > 0 ? common.socialsHeading : undefined, 'Socials'],
  [site.name, 'Northpane Window & Door'],
];

/** Those of them that the owner has left. */
export const initialTexts: Record<string, string[]> = Object.fromEntries(
  Object.entries(agreed).map(([path, places]) => [
    path,
    [...places, ...onEveryPage].flatMap(([now, words]) => (now?.includes(words) ? [words] : [])),
  ]),
);
