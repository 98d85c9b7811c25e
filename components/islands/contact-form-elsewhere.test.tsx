/** @jest-environment-options {"url": "https://northpane.example/contact"} */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { formTarget } from '@/components/contact/form-target';
import { content } from '@/content/content';
import { ContactForm } from './contact-form';

const { heading: _heading, intro: _intro, ...texts } = content.contact.form;
const ways = {
  phone: { href: 'tel:+17055550199', text: '(705) 555-0142' },
  email: { href: 'mailto:hello@northpane.example?subject=Service' },
};

it('a form that only the preview answers does not pretend on another host', async () => {
  window.fetch = jest.fn();
  render(
    <ContactForm texts={texts} target={formTarget({ id: 'preview' }, '')} ways={ways}>
      {null}
    </ContactForm>,
  );
  expect(screen.getByRole('region')).toHaveAccessibleDescription(/^This form is not connected yet/);
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Drafty' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'SEND' })));

  expect(window.fetch).not.toHaveBeenCalled();
  expect(screen.getByRole('region')).toHaveFocus();
  expect(screen.getByRole('region')).not.toHaveTextContent(texts.notice.title);
  const { getByRole } = within(screen.getByRole('region'));
  expect(getByRole('link', { name: '(705) 555-0142' })).toBeVisible();
  expect(getByRole('link', { name: 'e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('body=Drafty'),
  );
  expect(screen.getByLabelText('Message')).toHaveValue('Drafty');
});
