import { readFileSync } from 'node:fs';
import { loadContent } from '../../model/load';
import { textsOf } from './sample-rules';
import { shipped, shortHash } from './shipped';

const shippedContent = loadContent('content');
/** An owner begins with the address, and then may change everything. */
const isShipped = shippedContent.site.url === 'https://northpane.example';

(isShipped ? test : test.skip)('what came with the site is in content/', () => {
  const { testimonials, pictures, gallery } = shippedContent;
  const read = (file: string) => readFileSync(`content/${file}`);
  const texts = textsOf(shippedContent).map(({ text }) => text);
  expect(shipped).toEqual({
    logo: shortHash(read('logo.svg')),
    quotes: testimonials.map(({ quote }) => quote),
    claims: shipped.claims.filter((claim) => texts.some((text) => text.includes(claim))),
    captions: gallery.sampleFeed.map(({ caption }) => caption),
    pictures: Object.fromEntries(
      pictures.map(({ file, alt }) => [
        file,
        { picture: shortHash(read(`pictures/${file}`)), alt: shortHash(alt) },
      ]),
    ),
  });
});

/** What the specification quotes. The browser tests look at the fixture. */
const quoted = (content: typeof shippedContent) => {
  const { common, home, servicesPage, services, gallery, contact, notFound, socials } = content;
  const { eyebrow, headline, subheading } = home.hero;
  const { success, send, sending } = contact.form;
  return {
    hero: { eyebrow, headline, subheading },
    calls: { callNow: common.callNow, callUs: common.callUs },
    house: home.house?.question,
    services: [
      servicesPage.heading,
      ...services.map(({ id, title, description }) => [id, title, description]),
    ],
    gallery: [gallery.heading, gallery.instagram, gallery.trust],
    contact: [contact.heading, contact.form.heading, send, sending, success],
    notFound,
    socials: socials.map(({ social }) => social),
  };
};

(isShipped ? test : test.skip)(
  'the quoted texts in content/ are those that the browser tests look at',
  () => {
    expect(quoted(shippedContent)).toEqual(quoted(loadContent('e2e/fixtures/content')));
  },
);
