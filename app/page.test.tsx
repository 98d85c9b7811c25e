/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { phone } from '@/e2e/helpers/fixture-site';
import { content } from '@/model/content';
import HomePage from './page';

const main = () => within(screen.getByRole('main'));
const sectionOf = (heading: string) =>
  within(main().getByRole('heading', { name: heading }).closest('section') as HTMLElement);
const hrefOf = (link: HTMLElement | undefined) => link?.getAttribute('href');

const ontario = /^tel:\+1(226|249|289|343|365|382|416|437|519|548|613|647|683|705|742|807|905|942)/;

test('H1 the hero has its texts, and CALL NOW shows one Ontario number and dials another', () => {
  render(<HomePage />);
  const headline = 'Top-Quality and Fast Window & Door Services';
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(headline);
  for (const text of [
    'Repairs & Installations',
    'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
  ])
    expect(main().getByText(text).textContent).toBe(text);
  const call = sectionOf(headline).getByRole('link', { name: `CALL NOW ${phone.display}` });
  expect(hrefOf(call)).toBe(phone.href);
  const shown = `tel:+1${phone.display.replaceAll(/\D/g, '')}`;
  for (const number of [phone.href, shown]) expect(number).toMatch(ontario);
  expect(phone.href).not.toBe(shown);
});

test('L2 no other picture is loaded as early as the one in the first viewport', () => {
  const { container } = render(<HomePage />);
  const [lightsOn, lightsOff, ...others] = [...container.querySelectorAll('main img')].map((img) =>
    ['fetchpriority', 'loading'].map((name) => img.getAttribute(name)),
  );
  expect([lightsOn, lightsOff]).toEqual([
    ['high', 'eager'],
    ['low', 'lazy'],
  ]);
  for (const [, loading] of others) expect(loading).toBe('lazy');
});

test('H4 the first section shows three facts', () => {
  render(<HomePage />);
  const hero = sectionOf('Top-Quality and Fast Window & Door Services');
  expect(hero.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '24/7 emergency service available 7 days a week',
    'Every technician is licensed and insured',
    '80% of new clients come from word-of-mouth referrals',
  ]);
});

test('H6 Home names its audiences, shows one testimonial and ends with a call button', () => {
  render(<HomePage />);
  for (const name of ['Residential', 'Commercial', 'High-rise condominium'])
    main().getByRole('heading', { name });
  expect(main().getByRole('figure').textContent).toMatch(/From the first call.*Barrie/);
  const closing = sectionOf('Something broken right now?');
  expect(hrefOf(closing.getByRole('link', { name: /^CALL NOW/ }))).toBe(phone.href);
  closing.getByRole('heading', { name: 'Until we come' });
  expect(closing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Keep people and pets away from the glass.',
    'Cover the hole from inside with cardboard and tape.',
  ]);
});

test('H6 without lines of advice there is no list', () => {
  jest.replaceProperty(content.home.callToAction, 'untilWeCome', undefined);
  render(<HomePage />);
  expect(sectionOf('Something broken right now?').queryByRole('list')).toBeNull();
});

test('H6 without testimonials Home shows none', () => {
  jest.replaceProperty(content, 'testimonials', []);
  render(<HomePage />);
  expect(main().queryByRole('figure')).toBeNull();
});

test('H7 the names of the areas are links to Contact, which say so', () => {
  render(<HomePage />);
  const areas = sectionOf('Where we work');
  for (const name of ['Simcoe County', 'Greater Toronto Area', 'Peel Region'])
    expect(hrefOf(areas.getByRole('link', { name: `${name} Contact Us` }))).toMatch(/^\/contact/);
});
