import { expect, test } from '@playwright/test';
import { FAULTS, faultCookie } from '../scripts/form-service/faults';
import {
  errorTitle,
  expectFilledIn,
  expectInInbox,
  fillIn,
  holdAnswers,
  inInbox,
  linkIn,
  notice,
  openContact,
  sendButton,
  sendingButton,
  thanks,
  visitor,
  withFault,
  withLinks,
} from './contact-page';
import { content, dialled, site } from './content';

const { form } = content.contact;

/** The fields whose errors are shown. */
const isShown = (name: string): name is 'email' | 'message' =>
  name === 'email' || name === 'message';

/** What smells of a program and is none of the owner's words. */
function rawWordsIn(text: string) {
  const own = JSON.stringify(content.contact);
  const words = /[A-Z]+_[A-Z_]+|UNSPECIFIED|Unexpected|JSON|AJAX|Too many|fetch|undefined|null/g;
  const raw = text.match(words) ?? [];
  return raw.filter((word) => !own.includes(word));
}

/**
 * Sends, waits until something has come of it, and tells what. All in the page, because the catalogue
 * is long and each question to the page costs as much as an answer of the service.
 */
async function outcomeOf(faultCookie: string) {
  const form = document.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button:last-of-type');
  if (!form || !button) throw new Error('There is no form.');
  const ended = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (button.disabled) return;
      observer.disconnect();
      resolve();
    }).observe(button, { attributeFilter: ['disabled'] });
  });
  // The last answer's notice or error must not be taken for this one's.
  form.querySelector('input')?.focus();
  const before = document.activeElement;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies answers later.
  document.cookie = faultCookie;
  form.requestSubmit(button);
  await ended;
  for (let frame = 0; frame < 60 && document.activeElement === before; frame++) {
    await new Promise(requestAnimationFrame);
  }
  const active = document.activeElement;
  const describedBy = active?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = describedBy.map((id) => document.getElementById(id)?.textContent);
  return {
    focused: active?.getAttribute('name') ?? active?.tagName,
    description: descriptions.join(' ').replace(/\s+/g, ' '),
    notices: form.querySelectorAll('section').length,
    invalid: [...form.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
    said: document.querySelector('main')?.textContent ?? '',
    title: document.title,
    values: [...form.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    ),
  };
}

test('every fault in the catalogue is shown at its field or brings the notice, nothing raw', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  const message = await fillIn(page);
  const rows = FAULTS.flatMap((fault) => {
    // One field that shows its errors, and one that does not.
    const names = fault.kind === 'field' ? ['email', 'fullName'] : [''];
    return names.map((name) => ({ fault, name }));
  });
  const rest = { title: errorTitle, values: [visitor.fullName, visitor.email, message] };
  for (const { fault, name } of rows) {
    await test.step(`${fault.name} ${name}`, async () => {
      const wish = encodeURIComponent(name ? `${fault.name}:${name}` : fault.name);
      const posted = page.waitForRequest(/\/f\/preview$/);
      const coming = page.evaluate(outcomeOf, `${faultCookie}=${wish}; path=/`);
      await posted;
      if (['silence', 'stall'].includes(fault.name)) {
        await expect(sendingButton(page)).toBeDisabled();
        await page.clock.fastForward(20_000);
      }
      const outcome = await coming;

      if (isShown(name) && 'message' in fault) {
        const description = `${form[name]} ${fault.message}`;
        const shown = { focused: name, description, notices: 0, invalid: [name] };
        expect.soft(outcome, fault.name).toMatchObject({ ...shown, ...rest });
      } else {
        // Where the service refused the name, no other word says so.
        const description = expect.stringContaining(form.allNeeded);
        const shown = { focused: 'SECTION', description, notices: 1, invalid: [] };
        expect.soft(outcome, `${fault.name} ${name}`).toMatchObject({ ...shown, ...rest });
        if ('message' in fault) expect.soft(outcome.said).not.toContain(fault.message);
      }
      expect.soft(rawWordsIn(outcome.said), fault.name).toEqual([]);
    });
  }

  await test.step('the notice offers the phone and an e-mail that carries what was typed', async () => {
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toContainText(withLinks(form.notice.body));
    await expect(linkIn(notice(page), site.phone.display)).toHaveAttribute('href', dialled);
    const href = await linkIn(notice(page), form.notice.emailLink).getAttribute('href');
    const mail = new URL(href ?? '');
    expect.soft(mail.pathname).toBe(site.email);
    expect.soft(mail.searchParams.get('subject')).toBe(content.common.emailSubject);
    expect.soft(mail.searchParams.get('body')).toBe(`${visitor.fullName}\r\n\r\n${message}`);
  });

  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  // Once by the fault that stores the message and loses the answer, once by the last click.
  await expectInInbox(message, 2);
});

test('offline it says so, and sends again only when the visitor asks', async ({
  page,
  context,
}) => {
  await openContact(page);
  const message = await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText(form.notice.offline);
  await expectFilledIn(page, message);

  await context.setOffline(false);
  await expect(notice(page).getByRole('status')).toHaveText(form.notice.backOnline);
  const again = notice(page).getByRole('button', { name: form.notice.again });
  await expect(again).toBeEnabled();
  expect(inInbox(message)).toHaveLength(0);
  const answer = await holdAnswers(page);
  await again.click();
  await expect(notice(page).getByRole('button', { name: form.sending })).toBeDisabled();
  answer();
  await expect(thanks(page)).toBeFocused();
  await expectInInbox(message);
});
