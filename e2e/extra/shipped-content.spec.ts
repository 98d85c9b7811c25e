import { expect, test } from '@playwright/test';
import { loadContent } from '../../model/load';

/* content/ as this project ships it. Not a part of `npm test`, because owners may change all of it. */

const shippedContent = loadContent('content');

test('what came with the site says that it is sample content', () => {
  const { testimonials, pictures, site } = shippedContent;
  expect([...testimonials, ...pictures].filter(({ sample }) => !sample)).toEqual([]);
  expect(site.samples).toEqual(['logo', 'claims']);
});

/** What the specification quotes. All other tests look at the fixture. */
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

test('the quoted texts are those of the fixture', () => {
  expect(quoted(shippedContent)).toEqual(quoted(loadContent('e2e/fixtures/content')));
});
