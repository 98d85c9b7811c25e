/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import ServicesPage from './page';

const services = [
  {
    id: 'high-rise',
    title: 'High Rise Condominium & Apartments',
    bullets: [
      'Hardware replacement such as cranks and hinges',
      'Glass replacement for windows',
      'Fly screen repair',
    ],
  },
  {
    id: 'hardware',
    title: 'Hardware',
    bullets: ['Casement and awning window repair', 'Sliding and patio door repair'],
  },
  {
    id: 'glass-and-mirrors',
    title: 'Glass & Mirrors',
    bullets: ['Replacement of broken seal units', 'Fixing condensation and failed seals'],
  },
  { id: 'fly-screens', title: 'Fly Screens', bullets: ['Windows and patio screens'] },
  {
    id: 'caulking',
    title: 'Caulking',
    bullets: ['Interior and exterior on windows, doors and glass', 'Shower and bathroom sealing'],
  },
  {
    id: 'installations',
    title: 'Window & Door Installations',
    bullets: ['Aluminum and vinyl products', 'Commercial and residential', 'Storm and patio doors'],
  },
];

const main = () => within(screen.getByRole('main'));
/** Returns the service cards: the list items that have an id. The bullets inside them have none. */
const cards = () =>
  main()
    .getAllByRole('listitem')
    .filter(({ id }) => id);

test('S1 the page shows its heading, a quote and the sentence about technicians', () => {
  render(<ServicesPage />);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Our Services');
  const quote = 'A door should close with one hand and a window should keep the winter out.';
  expect(main().getByText(quote).outerHTML).toContain(`>${quote}</blockquote>`);
  const assurance = 'All of our technicians are licensed and insured.';
  expect(main().getByText(assurance).textContent).toBe(assurance);
});

test('S2 the six cards have the right ids, titles and bullets, in this order', () => {
  render(<ServicesPage />);
  const shown = cards().map((card) => ({
    id: card.id,
    title: within(card).getByRole('heading', { level: 2 }).textContent,
    bullets: within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  }));
  expect(shown).toEqual(services);
});
