import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import {
  expectAccessible,
  expectKeyboardOrder,
  expectPrintable,
  expectReflow,
  layoutRules,
} from './helpers/audit';
import { email, everyPage, pages, phone } from './helpers/site';
import { expect, finishAnimations, hydrate, type Page, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How much wider than the window the page is, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Has every picture load and waits for it. */
async function loadPictures(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        for (const picture of document.images) picture.loading = 'eager';
        return [...document.images].filter(({ complete }) => !complete);
      }),
    )
    .toEqual([]);
}

for (const { path, heading, title, words } of everyPage) {
  test(`${path} is accessible, printable and readable at 400 % zoom and by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await loadPictures(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await test.step('axe', async () => {
      await expectAccessible(page, path);
      await page.emulateMedia({ forcedColors: 'active' });
      await finishAnimations(page);
      await expectAccessible(page, `${path} in forced colours`, ['color-contrast']);
      await page.emulateMedia({ forcedColors: null });
      await finishAnimations(page);
    });
    await test.step('keyboard', () => expectKeyboardOrder(page));
    await test.step('skip link', async () => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('paper', () =>
      expectPrintable(page, ['Northpane Window & Door', phone.shown, email]));
    await test.step('zoom', () => expectReflow(page));
  });

  test(`${path} fits every window and shows its words`, { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.clock.setFixedTime('2031-01-02T12:00:00');
    await page.goto(path);
    const body = page.locator('body');
    for (const word of [...words, 'Northpane', 'Instagram', '7 days a week']) {
      await expect.soft(body).toContainText(word, { useInnerText: true });
    }
    await expect(body).not.toContainText(
      /Hidden Skylights|Words that are not active|of the fourth/,
    );
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Northpane Window & Door');
    await expect(page.getByRole('banner').getByText('CALL US')).toHaveCount(path === '/' ? 0 : 1);
    const call = page.locator('a[href^="tel:"]:visible').first();
    await expect(call).toHaveAttribute('href', phone.href);
    await call.click({ trial: true });
    if (isMobile) await expectAccessible(page, path, layoutRules);
    for (const width of isMobile ? [320, 360] : [768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => overflow(page), `at ${width} pixels`).toBe(0);
    }
  });
}

test('the footer and the ends of pages lead on', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator(`a[href="${phone.href}"]`)).toHaveText(phone.shown);
    await expect(footer.locator(`a[href^="mailto:${email}?subject="]`)).toBeVisible();
    await expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAccessibleName(
      'Instagram (opens in a new tab)',
    );
    await expect(footer.getByText('Facebook')).toHaveCount(0);
    for (const words of ['Peel Region', 'All of our technicians are licensed and insured.']) {
      await expect(footer.getByText(words, { exact: true })).toBeVisible();
    }
    for (const target of pages) {
      await expect(
        footer.getByRole('link', { name: target.name, exact: true }).last(),
      ).toHaveAttribute('href', target.path);
    }
    if (path === '/contact') continue;
    await expect(page.getByRole('main').locator(`a[href="${phone.href}"]`).last()).toBeVisible();
  }
});

/** What a phone downloads, in KiB as brotli, scripts after the menu was touched. Raise with a reason. */
const budgets = { html: 15, scripts: 122, atStart: 10 };

for (const { path } of pages) {
  test(`${path} keeps to its budget of bytes and requests`, { tag: '@phone' }, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    expect([...scripts], 'scripts before a visitor acts').toEqual([]);
    const atStart = await page.evaluate(() => performance.getEntriesByType('resource').length);
    await hydrate(page, 'menu');
    if (path === '/contact') await hydrate(page, 'contact-form');
    const weigh = (file: string) =>
      brotliCompressSync(readFileSync(`test-results/site${file}`)).length / 1024;
    const html = weigh(path === '/' ? '/index.html' : `${path}.html`);
    const script = [...scripts].reduce((sum, file) => sum + weigh(file), 0);
    expect.soft(html, 'HTML').toBeLessThanOrEqual(budgets.html);
    expect.soft(script, 'scripts').toBeLessThanOrEqual(budgets.scripts);
    expect.soft(atStart + 1, 'requests').toBeLessThanOrEqual(budgets.atStart);
  });
}
