/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://northpane.example/contact"}
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { formTarget } from '@/content/model/form-target';
import { ContactForm } from './contact-form';
import { texts, ways } from './words-for-tests';

it('a form that only the preview answers does not pretend on another host', async () => {
  window.fetch = jest.fn();
  render(
    <ContactForm texts={texts} target={formTarget({ id: 'preview' }, '')} ways={ways} mark={null}>
      {null}
    </ContactForm>,
  );
  expect(screen.getByRole('region')).toHaveAccessibleDescription(/^Nobody reads this yet/);
  fireEvent.input(screen.getByLabelText(texts.message), { target: { value: 'Drafty' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.send })));

  expect(window.fetch).not.toHaveBeenCalled();
  expect(screen.getByRole('region')).toHaveFocus();
  expect(screen.getByRole('region')).not.toHaveTextContent(texts.notice.title);
  const { getByRole } = within(screen.getByRole('region'));
  expect(getByRole('link', { name: ways.phone.text })).toBeVisible();
  expect(getByRole('link', { name: texts.notice.emailLink })).toHaveAttribute(
    'href',
    expect.stringContaining('body=Drafty'),
  );
  expect(screen.getByLabelText(texts.message)).toHaveValue('Drafty');
});
