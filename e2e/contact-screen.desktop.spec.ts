import { expect, test } from '@playwright/test';
import { field, fillIn, notice, openContact, sendButton, thanks, withFault } from './contact-page';
import { content, dialled } from './content';

const { email } = content.contact.form;

test('the keyboard alone writes, sends and reaches what the notice offers, with edges in forced colours too; the phone number keeps its place', async ({
  page,
}) => {
  await openContact(page);
  const number = page.getByRole('main').locator(`a[href="${dialled}"]`).first();
  const place = () => number.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  const before = await place();
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
  expect(await place()).toBe(before);
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link').first()).toBeFocused();

  await page.emulateMedia({ forcedColors: 'active' });
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
