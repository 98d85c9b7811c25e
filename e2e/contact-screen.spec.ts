import { expect, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  notice,
  openContact,
  sendButton,
  thanks,
  withFault,
} from './contact-page';
import { content } from './content';

const { email } = content.contact.form;

test('errors, notice and thanks take the focus and the window, also on a phone', async ({
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
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expectInInbox(message);
});

test('the keyboard alone writes, sends and reaches what the notice offers', async ({ page }) => {
  await openContact(page);
  await field(page, 'fullName').focus();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@');
  await page.keyboard.press('Enter');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(`${email} should be an email`);
  await withFault(page, 'rate-limit');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link').first()).toBeFocused();
});

test('in forced colours fields, buttons and the notice keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openContact(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  for (const element of [sendButton(page), field(page, 'message'), notice(page)]) {
    const edge = await element.evaluate((node) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
        getComputedStyle(node);
      return {
        drawn: borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1,
        visible: borderTopColor !== backgroundColor,
      };
    });
    expect(edge).toEqual({ drawn: true, visible: true });
  }
});
