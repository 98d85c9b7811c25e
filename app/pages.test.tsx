import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import ContactPage from './contact/page';
import GalleryPage from './gallery/page';
import NotFoundPage from './not-found';
import HomePage from './page';
import ServicesPage from './services/page';

const { home, services, servicesPage, gallery, testimonials, contact, notFound } = content;
const [service] = services;

/** The words of the main part, as they are written in the content. */
function wordsOf(Page: () => ReactNode): string {
  const [, main = ''] = renderToStaticMarkup(<Page />).match(/<main.*?>(.*)<\/main>/s) ?? [];
  return main
    .replace(/<(script|style).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

test.each<[string, () => ReactNode, (string | undefined)[]]>([
  [
    'Home',
    HomePage,
    [
      home.hero.eyebrow,
      home.hero.headline,
      home.facts[0]?.title,
      home.services.heading,
      home.house?.question,
      service?.title,
      home.audience.heading,
      home.services.more,
      home.testimonial.link,
      home.area.heading,
      home.area.link,
      home.callToAction.heading,
      home.callToAction.text,
    ],
  ],
  [
    'Services',
    ServicesPage,
    [
      servicesPage.heading,
      service?.title,
      servicesPage.ask,
      servicesPage.assurance,
      home.callToAction.heading,
      home.callToAction.text,
    ],
  ],
  [
    'Gallery',
    GalleryPage,
    [
      gallery.heading,
      gallery.instagram,
      testimonials[0]?.quote,
      home.callToAction.heading,
      home.callToAction.text,
    ],
  ],
  ['Contact', ContactPage, [contact.heading, contact.labels.phone, contact.form.heading]],
  [
    'the page for unknown addresses',
    NotFoundPage,
    [notFound.heading, notFound.text, notFound.link],
  ],
])('%s has its parts, in their order', (_, Page, texts) => {
  const words = wordsOf(Page);
  let from = 0;
  for (const text of texts) {
    const at = words.indexOf(text ?? 'no text', from);
    expect([text, at >= 0]).toEqual([text, true]);
    from = at;
  }
});
