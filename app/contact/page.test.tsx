/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { email, phone } from '@/e2e/helpers/fixture-site';
import { content } from '@/model/content';
import ContactPage from './page';

// Set before the imports, because the components read the site's data when they are imported.
jest.mock('@/model/content', () => {
  const actual = jest.requireActual<typeof import('@/model/content')>('@/model/content');
  const { site } = actual.content;
  site.otherNumbers = [
    { name: 'Toll-free', display: '1-800-555-0112', dial: '+18005550112' },
    { name: 'Fax', display: '(705) 555-0113' },
  ] as typeof site.otherNumbers;
  Object.assign(site.address, { street: '12 Bay Street', city: 'Orillia', postalCode: 'L3V 1A1' });
  return actual;
});

const main = () => within(screen.getByRole('main'));
const form = () => within(main().getByRole('form', { name: 'Contact Us' }));
const hrefOf = (name: string) =>
  main().getAllByRole('link', { name })[0]?.getAttribute('href') ?? '';

test('C1 the page says when and how to reach the business', () => {
  render(<ContactPage />);
  const heading = main().getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('24/7 emergency service available.');
  expect(main().getByText('7 days a week').textContent).toBe('7 days a week');
  expect(hrefOf(email)).toMatch(new RegExp(`^mailto:${email}`));
  // A long address wraps after its @.
  expect(main().getByRole('link', { name: email }).innerHTML).toContain('@<wbr>');
  expect(hrefOf(phone.display)).toBe(phone.href);
  main().getByText('Simcoe County, Greater Toronto Area and Peel Region');
  // The address book card (G5).
  expect(hrefOf('Save our number')).toBe('/contact.vcf');
});

test('C1 the page shows the other numbers and the street address', () => {
  render(<ContactPage />);
  expect(hrefOf('1-800-555-0112')).toBe('tel:+18005550112');
  main().getByText('(705) 555-0113');
  main().getByText('12 Bay Street, Orillia, ON L3V 1A1');
});

test('C2 the form says what it is for, which fields it needs and what happens to the details', () => {
  render(<ContactPage />);
  const heading = main().getByRole('heading', { name: 'Contact Us' });
  expect(heading.textContent).toBe('Contact Us');
  const urgent = within(heading.parentElement as HTMLElement).getByRole('link');
  expect([urgent.textContent, urgent.getAttribute('href')]).toEqual([phone.display, phone.href]);
  main().getByText(
    /promptly.* expert knowledge.* friendly service.* great prices.* fast.* quality work/,
  );
  const fields = form()
    .getAllByRole<HTMLInputElement>('textbox')
    .map((field) => ({
      label: field.labels?.[0]?.textContent,
      name: field.name,
      type: field.type,
      required: field.required,
      autocomplete: field.getAttribute('autocomplete'),
    }));
  const required = true;
  expect(fields).toEqual([
    { label: 'Name', name: 'fullName', type: 'text', required, autocomplete: 'name' },
    { label: 'Email', name: 'email', type: 'email', required, autocomplete: 'email' },
    { label: 'Message', name: 'message', type: 'textarea', required, autocomplete: null },
  ]);
  // One line above the fields, and one below the button.
  const { textContent } = main().getByRole('form');
  expect(textContent).toMatch(/^All three fields are needed\.NameEmailMessage/);
  expect(textContent).toMatch(/SENDWe use your details only to answer you\.$/);
  expect(form().getByRole('button', { name: 'SEND' }).textContent).toBe('SEND');
});

test('C2 the line below the button names the service that delivers the message', () => {
  jest.replaceProperty(content.site, 'form', { id: 'mqkvyzab' });
  render(<ContactPage />);
  expect(main().getByRole('form').textContent).toMatch(
    /SENDSent through .*\. We use your details only to answer you\.$/,
  );
});
