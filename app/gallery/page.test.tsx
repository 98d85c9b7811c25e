/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { instagram } from '@/e2e/helpers/fixture-site';
import { content } from '@/model/content';
import GalleryPage from './page';

const main = () => within(screen.getByRole('main'));

function expectTrust() {
  const name = 'Why Ontario Residents Trust Us for Window & Door Services?';
  const heading = main().getByRole('heading', { level: 2, name });
  expect(heading.textContent).toBe(name);
  const line = '80% of new clients come from word-of-mouth referrals.';
  expect(heading.parentElement?.textContent).toBe(`${name}${line}Save our number`);
  // The address book card (G5).
  const card = main().getByRole('link', { name: 'Save our number' });
  expect(card.getAttribute('href')).toBe('/contact.vcf');
}

test('G1 the page shows its heading, the feed, the link to the profile and the texts about trust', () => {
  render(<GalleryPage />);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Our Work in Action');
  main().getByRole('region', { name: 'Recent work' });
  const profile = main().getByRole('link', { name: 'VIEW ON INSTAGRAM (opens in a new tab)' });
  expect(profile.getAttribute('href')).toBe(instagram);
  expect(profile.getAttribute('target')).toBe('_blank');
  expectTrust();
});

test('G4 a real estate agent, a resident of the Toronto area and one of Barrie praise the work', () => {
  render(<GalleryPage />);
  // The first entry in the content is not active, and the fifth exceeds the limit of three.
  expect(
    main()
      .getAllByRole('figure')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/left the room cleaner.*Sales representative.*Real estate/),
    expect.stringMatching(/Fast, professional and spotless.*Greater Toronto Area/),
    expect.stringMatching(/done properly.*Barrie/),
  ]);
});

test('G1 without testimonials the heading and the line about trust remain', () => {
  jest.replaceProperty(content, 'testimonials', []);
  render(<GalleryPage />);
  expectTrust();
  expect(main().queryByRole('figure')).toBeNull();
});
