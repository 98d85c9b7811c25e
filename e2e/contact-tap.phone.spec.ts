import { expect, test } from '@playwright/test';
import { fillIn, holdAnswers, inInbox, openContact, sendButton, thanks } from './contact-page';

test('a double tap makes one request', async ({ page }) => {
  await openContact(page);
  const message = await fillIn(page);
  const answer = await holdAnswers(page);
  await sendButton(page).scrollIntoViewIfNeeded();
  const box = await sendButton(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  answer();
  await expect(thanks(page)).toBeVisible();
  expect(inInbox(message)).toHaveLength(1);
});
