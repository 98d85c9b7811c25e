import { expect, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  holdAnswers,
  notice,
  openContact,
  sendButton,
  sendingButton,
  thanks,
  withFault,
} from './contact-page';
import { besideContact } from './content';
import { isCrossFading } from './in-page';

test('errors, notice and thanks take the focus and the window, and a double tap makes one request', async ({
  page,
}) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();

  const message = await fillIn(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });

  await withFault(page, undefined);
  const answer = await holdAnswers(page);
  await sendButton(page).scrollIntoViewIfNeeded();
  const box = await sendButton(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  answer();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expectInInbox(message);
});

test('an answer that came while the visitor was on another page is in the window on return', async ({
  page,
}) => {
  await openContact(page);
  await fillIn(page);
  for (const [fault, outcome] of [
    ['EMPTY', notice(page)],
    [undefined, thanks(page)],
  ] as const) {
    await withFault(page, fault);
    const answer = await holdAnswers(page);
    const answered = page.waitForEvent('requestfinished', (request) => request.method() === 'POST');
    await sendButton(page).click();
    await expect(sendingButton(page)).toBeVisible();
    await page.locator(`footer a[href="${besideContact.path}"]`).click();
    await expect(page).toHaveURL(besideContact.path);
    answer();
    await answered;
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
    await page.goBack();
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport({ ratio: 1 });
  }
});
