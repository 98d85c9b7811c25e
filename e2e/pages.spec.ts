import {
  expectAccessible,
  expectKeyboardOrder,
  expectPrintable,
  expectReflow,
  layoutRules,
} from './helpers/audit';
import { shownText } from './helpers/readable';
import { email, everyPage, pages, phone } from './helpers/site';
import { expect, finishAnimations, type Page, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function loadPictures(page: Page) {
  const missing = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return [...document.images].filter(({ complete }) => !complete).length;
    });
  await expect.poll(missing).toBe(0);
}

/** Nothing is wider than the window. */
async function expectFits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0);
}

for (const { path, heading, title, words } of everyPage) {
  test(`${path} is accessible, printable and readable at 400 % zoom and by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    await loadPictures(page);
    await expectAccessible(page, path);
    await page.emulateMedia({ forcedColors: 'active' });
    await finishAnimations(page);
    await expectAccessible(page, `${path} in forced colours`, ['color-contrast']);
    await page.emulateMedia({ forcedColors: null });
    await expectKeyboardOrder(page);
    await expectPrintable(page, ['Northpane Window & Door', phone.shown, email]);
    await expectReflow(page);
  });

  test(`${path} shows its words, the footer and the year at every viewport size`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-02T12:00:00');
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    const body = page.locator('body');
    for (const text of words)
      await expect.soft(body).toContainText(shownText(text), { useInnerText: true });
    // Entries of the content that are not active, or one too many.
    await expect(body).not.toContainText(
      /Hidden Skylights|Words that are not active|of the fourth/,
    );
    const callUs = page.getByRole('banner').locator('a', { hasText: 'CALL US' });
    if (path === '/') await expect(callUs).toHaveCount(0);
    else await expect(callUs).toHaveAttribute('href', phone.href);
    const call = page.locator('a[href^="tel:"]:visible').first();
    await expect(call).toHaveAttribute('href', phone.href);
    await call.click({ trial: true });

    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2031 Northpane Window & Door');
    await expect(footer).toContainText(
      /technicians are licensed and insured.*7 days a week.*Peel Region/,
    );
    await expect(footer.locator(`a[href="${phone.href}"]`)).toHaveText(phone.shown);
    await expect(footer.locator(`a[href^="mailto:${email}?subject="]`)).toBeVisible();
    const social = footer.getByRole('link', { name: /Instagram|Facebook/ });
    await expect(social).toHaveAccessibleName('Instagram (opens in a new tab)');
    for (const { name, path } of pages) {
      const link = footer.getByRole('link', { name, exact: true }).last();
      await expect(link).toHaveAttribute('href', path);
    }

    for (const width of [768, 1024, 1920]) await expectFits(page, width);
  });

  test(`${path} fits phones, and requests no script before an interaction`, {
    tag: '@phone',
  }, async ({ page }) => {
    const types: string[] = [];
    page.on('request', (request) => types.push(request.resourceType()));
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path !== '/gallery') expect(types).not.toContain('script');
    // The headless shell does not request the icon.
    const files = types.filter((type) => type !== 'other');
    expect(files.length).toBeLessThanOrEqual(path === '/gallery' ? 12 : 10);
    await expectAccessible(page, path, layoutRules);
    for (const place of path === '/' ? ['h1', 'main h2', 'footer'] : []) {
      await page.locator(place).first().scrollIntoViewIfNeeded();
      const visible = place === 'main h2';
      await expect(page.locator('[data-call-bar]')).toBeVisible({ visible });
    }
    for (const width of [320, 360]) await expectFits(page, width);
  });
}
