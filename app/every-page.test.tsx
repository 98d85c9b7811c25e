/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { email, instagram, pageNames, pagePaths, phone } from '@/e2e/helpers/fixture-site';
import { content } from '@/model/content';
import ContactPage from './contact/page';
import GalleryPage from './gallery/page';
import NotFoundPage from './not-found';
import HomePage from './page';
import ServicesPage from './services/page';

// The parts that every page has: header, menu, notice and footer.

const elements = {
  '/': <HomePage />,
  '/services': <ServicesPage />,
  '/gallery': <GalleryPage />,
  '/contact': <ContactPage />,
};
const pages = [
  ...pagePaths.map((path, index) => [path, pageNames[index], elements[path]] as const),
  ['the 404 page', undefined, <NotFoundPage key="404" />] as const,
];

const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const currentOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);
const pageLinks = pageNames.map((name, index) => [name, pagePaths[index]]);

test.each(pages)(
  'N1 the header of %s shows the logo and links to the four pages, with the current one marked',
  (_, name, page) => {
    render(page);
    expect(banner().getByRole('link', { name: 'Northpane' }).getAttribute('href')).toBe('/');
    const nav = banner().getByRole('navigation', { name: 'Main' });
    expect(linksOf(nav)).toEqual(pageLinks);
    expect(currentOf(nav)).toEqual(name ? [name] : []);
  },
);

test.each(pages)('N2 the header of %s has CALL US, except on Home', (path, _, page) => {
  render(page);
  const calls = banner().queryAllByRole('link', { name: `CALL US ${phone.display}` });
  const hrefs = calls.map((call) => call.getAttribute('href'));
  expect(hrefs).toEqual(path === '/' ? [] : [phone.href]);
});

test('N6 the menu shows the four pages, the phone number and the hours', () => {
  render(<ContactPage />);
  const menu = banner().getByRole('navigation', { name: 'Menu' });
  expect(linksOf(menu)).toEqual(pageLinks);
  expect(currentOf(menu)).toEqual(['Contact']);
  const call = banner().getByRole('link', { name: phone.display });
  expect(call.getAttribute('href')).toBe(phone.href);
  banner().getByText('24/7 emergency service');
});

test('N7 the footer shows the contact details, the pages and the active profiles', () => {
  render(<HomePage />);
  const { textContent } = screen.getByRole('contentinfo');
  for (const text of [
    'All of our technicians are licensed and insured.',
    '7 days a week',
    'Simcoe County',
    'Greater Toronto Area',
    'Peel Region',
    `© ${new Date().getFullYear()} Northpane Window & Door`,
  ])
    expect(textContent).toContain(text);
  expect(footer().getByRole('link', { name: phone.display }).getAttribute('href')).toBe(phone.href);
  const mail = footer().getByRole('link', { name: email }).getAttribute('href');
  expect(mail).toMatch(new RegExp(`^mailto:${email}`));
  for (const [name, path] of pageLinks)
    expect(footer().getByRole('link', { name }).getAttribute('href')).toBe(path);
  const socials = footer().getByRole('heading', { name: 'Socials' }).parentElement as HTMLElement;
  const [profile, ...others] = within(socials).getAllByRole('link');
  expect(others).toEqual([]);
  expect(profile).toBe(footer().getByRole('link', { name: 'Instagram (opens in a new tab)' }));
  expect(profile?.getAttribute('href')).toBe(instagram);
  expect(profile?.getAttribute('target')).toBe('_blank');
  expect(profile?.getAttribute('rel')).toContain('noopener');
});

test('N7 a number with an extension is one element, so that its underline has no gap', () => {
  jest.replaceProperty(content.site.phone, 'display', '(705) 555-0142 ext. 3');
  render(<HomePage />);
  const number = footer().getByRole('link', { name: '(705) 555-0142 ext. 3' });
  expect(number.childNodes).toHaveLength(1);
});

test('N7 the footer shows the links that the owner added', () => {
  const links = ['Privacy', 'Terms'].map((name) => ({ name, url: `https://own.example/${name}` }));
  jest.replaceProperty(content, 'site', { ...content.site, links });
  render(<ServicesPage />);
  const copyright = footer().getByText(/©/).parentElement as HTMLElement;
  expect(linksOf(copyright)).toEqual(links.map(({ name, url }) => [name, url]));
});

test.each(pages.slice(1, 3))('N8 %s ends with a call button', (_path, _name, page) => {
  render(page);
  const last = screen.getByRole('main').lastElementChild as HTMLElement;
  const call = within(last).getByRole('link', { name: `CALL NOW ${phone.display}` });
  expect(call.getAttribute('href')).toBe(phone.href);
});

test.each(pages)('O7 %s shows the notice', (_path, _name, page) => {
  render(page);
  within(screen.getByRole('main')).getByText('Closed from 31 December to 3 January.');
});
