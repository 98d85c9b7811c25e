import { expect, test } from '@playwright/test';
import { FAULTS } from '../scripts/form-service/faults';
import {
  errorTitle,
  expectFilledIn,
  expectInInbox,
  field,
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
import { stopClock } from './routes';

const { form } = content.contact;

/** The fields whose errors are shown. */
const isShown = (name: string): name is 'email' | 'message' =>
  name === 'email' || name === 'message';

/** What smells of a program and is none of the owner's words. */
function rawWordsIn(text: string) {
  const own = JSON.stringify(content.contact);
  const raw = text.match(/[A-Z]+_[A-Z_]+|UNSPECIFIED|Unexpected|JSON|fetch|undefined|null/g) ?? [];
  return raw.filter((word) => !own.includes(word));
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
  const said = async () => (await page.getByRole('main').textContent()) ?? '';
  for (const { fault, name } of rows) {
    await test.step(`${fault.name} ${name}`, async () => {
      // The last answer's notice or error must not be taken for this one's.
      await field(page, 'fullName').focus();
      await withFault(page, name ? `${fault.name}:${name}` : fault.name);
      const posted = page.waitForRequest(/\/f\/preview$/);
      await sendButton(page).click();
      await posted;
      if (['silence', 'stall'].includes(fault.name)) await page.clock.fastForward(20_000);

      if (isShown(name) && 'message' in fault) {
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAccessibleDescription(
          `${form[name]} ${fault.message}`,
        );
        await expect(notice(page)).toHaveCount(0);
      } else {
        await expect(notice(page)).toBeFocused();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
        if ('message' in fault) expect(await said()).not.toContain(fault.message);
      }
      expect(rawWordsIn(await said())).toEqual([]);
      await expect(sendButton(page)).toBeEnabled();
      await expect(page).toHaveTitle(errorTitle);
      await expectFilledIn(page, message);
    });
  }
  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  // Once by the fault that stores the message and loses the answer, once by the last click.
  await expectInInbox(message, 2);
});

test('several errors of one field are joined, and errors elsewhere stay unsaid', async ({
  page,
}) => {
  await openContact(page);
  await fillIn(page);
  await withFault(page, 'TYPE_EMAIL:email, UNKNOWN_FIELD_CODE:email, TYPE_TEXT:fullName, BLOCKED');
  await sendButton(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    `${form.email} should be an email, is wrong in a new way`,
  );
  await expect(page.getByRole('main')).not.toContainText(/should be text|form is blocked/);
});

test('a silent service has failed after 20 seconds, and its late answer still counts', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  const message = await fillIn(page);
  const answer = await holdAnswers(page);
  await stopClock(page);
  await sendButton(page).click();
  await expectInInbox(message);
  await page.clock.fastForward(19_999);
  await expect(sendingButton(page)).toBeDisabled();
  await page.clock.fastForward(1);
  await expect(notice(page)).toBeFocused();
  await expectFilledIn(page, message);
  answer();
  await expect(thanks(page)).toBeFocused();
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
  await again.click();
  await expect(thanks(page)).toBeFocused();
  await expectInInbox(message);
});

test('a browser whose fetch throws still brings the notice', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.evaluate(() => {
    window.fetch = () => {
      throw new Error('blocked by an extension');
    };
  });
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).not.toContainText('extension');
  await expect(sendButton(page)).toBeEnabled();
});

test('the notice offers the phone and an e-mail that carries what was typed', async ({ page }) => {
  await openContact(page);
  const message = await fillIn(page);
  await withFault(page, 'html-500');
  await sendButton(page).click();
  await expect(notice(page)).toContainText(withLinks(form.notice.body));
  await expect(linkIn(notice(page), site.phone.display)).toHaveAttribute('href', dialled);
  const href = await linkIn(notice(page), form.notice.emailLink).getAttribute('href');
  const mail = new URL(href ?? '');
  expect(mail.pathname).toBe(site.email);
  expect(mail.searchParams.get('subject')).toBe(content.common.emailSubject);
  expect(mail.searchParams.get('body')).toBe(`${visitor.fullName}\r\n\r\n${message}`);
});
