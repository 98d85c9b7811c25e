import { expect, test } from '@playwright/test';
import { loadContent } from '../../model/load';

// Checks content/ as shipped. It is not part of `npm test`, because owners may change all of it.

const shippedContent = loadContent('content');

test('all sample content as shipped is marked as a sample', () => {
  const { testimonials, pictures, site } = shippedContent;
  expect([...testimonials, ...pictures].filter(({ sample }) => !sample)).toEqual([]);
  expect(site.samples).toEqual(['logo', 'claims']);
});

/** Returns the texts that the specification quotes. All other tests use the fixture. */
const getQuotedTexts = (content: typeof shippedContent) => {
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

test('the quoted texts are the same as in the fixture', () => {
  expect(getQuotedTexts(shippedContent)).toEqual(
    getQuotedTexts(loadContent('e2e/fixtures/content')),
  );
});
