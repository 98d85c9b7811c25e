import { type Content, loadContent, type PagePath, pageList } from '../../model';

/** The pages of a content. */
const pagesOf = (content: Content) =>
  pageList.map(({ path, key, heading }) => ({
    path,
    title: content[key].title,
    heading: heading(content[key] as never),
  }));

/** The pages that header, menu and footer link to, with the link's name. */
const linkedPagesOf = (content: Content) =>
  content.navigation.flatMap(({ name, path }) =>
    pagesOf(content).flatMap((page) => (page.path === path ? { ...page, name } : [])),
  );

/* The content of e2e/fixtures/content. */

const content = loadContent('e2e/fixtures/content');
export const linkedPages = linkedPagesOf(content);

export const phone = { href: 'tel:+17055550199', shown: '(705) 555-0142' };
export const email = 'hello@northpane.example';
export const instagram = 'https://www.instagram.com/northpane.example/';
export const siteUrl = 'https://northpane.example';

const services = content.services.map(({ title }) => title);

/** Texts that a page shows besides its main heading. A page without a list here shows its heading. */
const texts: { [Address in PagePath]?: string[] } = {
  '/': [
    'Repairs & Installations',
    'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
    'CALL NOW',
    ...services.slice(0, 1),
    ...['Residential', 'Commercial', 'High-rise condominium', 'Peel Region'],
  ],
  '/services': [
    'A door should close with one hand and a window should keep the winter out.',
    'All of our technicians are licensed and insured.',
    ...services,
    ...['Hardware replacement such as cranks and hinges', 'Storm and patio doors', 'CALL NOW'],
  ],
  '/gallery': [
    'VIEW ON INSTAGRAM',
    'Why Ontario Residents Trust Us for Window & Door Services?',
    '80% of new clients come from word-of-mouth referrals.',
    'They came the same evening, fixed the patio door and left the room cleaner than they found it.',
    ...['Real estate, Ontario', 'Greater Toronto Area', 'Barrie', 'CALL NOW'],
  ],
  '/contact': ['Contact Us', email, phone.shown, 'Hours 7 days a week', 'Email', 'Message', 'SEND'],
};

export const pages = pagesOf(content).map((page) => ({
  ...page,
  texts: [page.heading, ...(texts[page.path] ?? [])],
}));

const { title, heading, text, link } = content.notFound;
export const notFound = { path: '/no-such-page', title, heading, texts: [heading, text, link] };

/** Every page, and an address that does not exist. */
export const everyPage = [...pages, notFound];
