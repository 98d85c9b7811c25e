import { type PagePath, pageList } from '../../model';
import { loadContent } from '../../model/load';

// What the tests expect of e2e/fixtures/content.

const content = loadContent('e2e/fixtures/content');

export const phone = { href: 'tel:+17055550199', display: '(705) 555-0142' };
export const email = 'hello@northpane.example';
export const instagram = 'https://www.instagram.com/northpane.example/';
export const siteUrl = 'https://northpane.example';

/** The paths and names of the pages in the navigation (N1). */
export const pagePaths: PagePath[] = ['/', '/services', '/gallery', '/contact'];
export const pageNames = ['Home', 'Services', 'Gallery', 'Contact'];

export const pages = pageList.map(({ path, key, heading }) => ({
  path,
  title: content[key].title,
  heading: heading(content[key] as never),
}));

const { title, heading } = content.notFound;
export const notFound = { path: '/no-such-page', title, heading };

/** The pages and a path that doesn't exist. */
export const everyPage = [...pages, notFound];
