import { loadContent } from './load-content';

const shippedContent = loadContent('content');
/** An owner begins with the address, and then may change everything. */
const isShipped = shippedContent.site.url === 'https://northpane.example';

(isShipped ? test : test.skip)('the shipped content is marked as sample content', () => {
  const { testimonials, pictures, site } = shippedContent;
  expect([...testimonials, ...pictures].filter(({ sample }) => !sample)).toEqual([]);
  expect(site.samples).toEqual(['logo', 'claims']);
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
