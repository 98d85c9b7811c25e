import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  inInbox,
  notice,
  openContact,
  sendButton,
  sent,
  withFault,
} from './contact-page';

test('errors, notice and thanks are accessible, also on a phone', async ({ page }) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expectAccessible(page);

  const message = await fillIn(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeFocused();
  await expect(page.getByText(sent)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectInInbox(message);
});

async function expectAccessible(page: Page) {
  // Colours are judged at rest, not halfway through a transition.
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
}

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

test('at 400 % zoom nothing is cut off and every outcome is in view', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a zoomed desktop window');
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
  await expect(field(page, 'Email')).toBeInViewport({ ratio: 1 });
  expect(await overflow()).toBe(0);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport({ ratio: 0.9 });
  expect(await overflow()).toBe(0);
  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeInViewport({ ratio: 0.9 });
  expect(await overflow()).toBe(0);
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

test('a double tap makes one request', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen');
  await openContact(page);
  const message = await fillIn(page);
  await withFault(page, 'slow; ms=250');
  await sendButton(page).scrollIntoViewIfNeeded();
  const box = await sendButton(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(page.getByText(sent)).toBeVisible();
  expect(inInbox(message)).toHaveLength(1);
});
