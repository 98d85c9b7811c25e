import { pageList } from '../../model';
import { loadContent } from '../../model/load';

/* The content of e2e/fixtures/content. */

const content = loadContent('e2e/fixtures/content');

export const phone = { href: 'tel:+17055550199', shown: '(705) 555-0142' };
export const email = 'hello@northpane.example';
export const instagram = 'https://www.instagram.com/northpane.example/';
export const siteUrl = 'https://northpane.example';

/** N1: the pages as the navigation names them. */
export const addresses = ['/', '/services', '/gallery', '/contact'];
export const pageNames = ['Home', 'Services', 'Gallery', 'Contact'];

export const pages = pageList.map(({ path, key, heading }) => ({
  path,
  title: content[key].title,
  heading: heading(content[key] as never),
}));

const { title, heading } = content.notFound;
export const notFound = { path: '/no-such-page', title, heading };

/** Every page, and an address that does not exist. */
export const everyPage = [...pages, notFound];
