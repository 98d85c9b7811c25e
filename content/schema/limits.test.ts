import { z } from 'zod';
import { contentFiles } from './schema';

type Json = z.core.JSONSchema.JSONSchema;

/** The most characters of each text, and the entries of each list. */
const texts = new Map<string, number>();
const lists = new Map<string, (number | undefined)[]>();

function visit(node: Json, at: string) {
  if (node.maxLength) texts.set(at, node.maxLength);
  if (node.type === 'array') lists.set(at, [node.minItems, node.maxItems]);
  for (const [name, field] of Object.entries(node.properties ?? {}))
    visit(field as Json, `${at}.${name}`);
  for (const inner of [node.items, ...(node.oneOf ?? []), ...(node.anyOf ?? [])])
    if (inner) visit(inner as Json, at);
}
for (const [key, { schema }] of Object.entries(contentFiles))
  visit(z.toJSONSchema(schema, { io: 'input' }) as Json, key);

// The layout is tested with texts and lists of these sizes (e2e/more/contents.spec.ts). Where one changes, the page
// must have the room, and no owner's text may become too long by an update.

const longest: [number, string][] = [
  [
    10,
    `
      site.address.postalCode
    `,
  ],
  [
    16,
    `
      common.callUs common.callNow
    `,
  ],
  [
    20,
    `
      site.shortName site.otherNumbers.name navigation.name contact.labels.email contact.labels.phone
      contact.labels.hours contact.labels.address contact.form.send contact.form.sending
    `,
  ],
  [
    24,
    `
      home.area.waters.name
    `,
  ],
  [
    30,
    `
      socials.social common.navigationLabel common.menuLabel common.contactHeading common.pagesHeading
      common.areasHeading common.socialsHeading common.statistics.agree common.statistics.decline servicesPage.ask
      contact.labels.areas contact.form.fullName contact.form.email contact.form.message contact.form.errorSummary.emailLink
      contact.form.errorSummary.again contact.form.interrupted.show contact.form.errorTitle
    `,
  ],
  [
    40,
    `
      site.hours site.address.city site.address.region site.areas site.areas.name
      site.links.name common.skipLink common.menuHours common.newTab common.dismiss
      home.hero.eyebrow home.services.more home.testimonial.link home.area.link gallery.feed.agree
      gallery.instagram contact.form.urgent notFound.link
    `,
  ],
  [
    60,
    `
      site.name site.address.street services.title testimonials.name testimonials.location
      common.emailSubject home.facts.title home.services.heading home.audience.heading home.audience.entries.title
      home.testimonial.heading home.area.heading home.callToAction.heading servicesPage.heading gallery.heading
      gallery.feed.label gallery.feed.loading gallery.feed.failedLink contact.heading contact.form.heading
      contact.form.blank notFound.heading
    `,
  ],
  [
    70,
    `
      home.hero.headline
    `,
  ],
  [
    80,
    `
      gallery.sampleFeed.caption gallery.trust.heading contact.form.allNeeded contact.form.errorSummary.title
    `,
  ],
  [
    90,
    `
      services.description
    `,
  ],
  [
    120,
    `
      home.callToAction.text gallery.feed.failed contact.form.success
    `,
  ],
  [
    140,
    `
      home.hero.area servicesPage.quote servicesPage.assurance contact.form.interrupted.text notFound.text
    `,
  ],
  [
    160,
    `
      site.notice.text pictures.alt home.facts.text home.audience.entries.text gallery.trust.text
      contact.form.errorSummary.offline contact.form.errorSummary.backOnline
    `,
  ],
  [
    200,
    `
      common.statistics.question home.services.intro home.area.text gallery.feed.consent contact.form.privacy
      contact.form.errorSummary.body contact.form.errorSummary.notConnected
    `,
  ],
  [
    240,
    `
      contact.form.intro
    `,
  ],
  [
    260,
    `
      home.title servicesPage.title gallery.title contact.title notFound.title
    `,
  ],
  [
    280,
    `
      testimonials.quote
    `,
  ],
  [
    660,
    `
      home.description servicesPage.description gallery.description contact.description notFound.description
    `,
  ],
];

test('every text has the length for which its page has room', () => {
  const expected = longest.flatMap(([length, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, length] as const),
  );
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(expected));
});

test.each<[string, number | undefined, number | undefined]>([
  ['site.otherNumbers', undefined, 3],
  ['site.openingHours.days', 1, undefined],
  ['site.openingHours.also.days', 1, undefined],
  ['site.areas', 1, 8],
  ['site.links', undefined, 4],
  ['site.oldAddresses', undefined, 200],
  ['navigation', 1, 5],
  ['services.description', 1, 6],
  ['home.facts', 3, 3],
  ['home.audience.entries', 3, 3],
  ['home.area.waters', undefined, 6],
  ['gallery.sampleFeed', 6, 6],
])('the list %s has %s to %s entries', (name, ...limits) => {
  expect(lists.get(name)).toEqual(limits);
});
