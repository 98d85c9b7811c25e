/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { phone } from '@/e2e/helpers/fixture-site';
import NotFoundPage from './not-found';

test('R5 the 404 page says that the page was not found, links to Home and offers a call', () => {
  render(<NotFoundPage />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('404 Page not found');
  const text = "We couldn't find the page you're looking for.";
  expect(main.getByText(text).textContent).toBe(text);
  expect(main.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  const call = main.getByRole('link', { name: new RegExp(phone.display.replace(/\W/g, '\\$&')) });
  expect(call.getAttribute('href')).toBe(phone.href);
});
