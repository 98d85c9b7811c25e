import { expect, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  notice,
  openContact,
  sendButton,
  sent,
  withFault,
} from './contact-page';

test('errors, notice and thanks take the focus and the window, also on a phone', async ({
  page,
}) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();

  const message = await fillIn(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });

  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeFocused();
  await expect(page.getByText(sent)).toBeInViewport({ ratio: 1 });
  await expectInInbox(message);
});

test('the keyboard alone writes, sends and reaches what the notice offers', async ({ page }) => {
  await openContact(page);
  await field(page, 'Name').focus();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email should be an email');
  await withFault(page, 'rate-limit');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link', { name: '(705) 555-0142' })).toBeFocused();
});

test('in forced colours fields, buttons and the notice keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openContact(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  for (const element of [sendButton(page), field(page, 'Message'), notice(page)]) {
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
