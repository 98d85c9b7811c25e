import { expect, test } from '@playwright/test';
import { field, fillIn, notice, openContact, sendButton, thanks, withFault } from './contact-page';

test('at 400 % zoom nothing is cut off and every outcome is in view', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openContact(page);
  await fillIn(page);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await withFault(page, 'TYPE_EMAIL:email');
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeInViewport({ ratio: 1 });
  expect(await overflow()).toBe(0);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport({ ratio: 0.9 });
  expect(await overflow()).toBe(0);
  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(thanks(page)).toBeInViewport({ ratio: 0.9 });
  expect(await overflow()).toBe(0);
});
