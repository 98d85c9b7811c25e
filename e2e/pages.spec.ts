import { expectAccessible, layoutRules } from './helpers/axe';
import { email, everyPage, linkedPages, notFound, phone } from './helpers/fixture-site';
import { expectKeyboardOrder } from './helpers/keyboard';
import { expectPrintable } from './helpers/printing';
import { expectReflow } from './helpers/reflow';
import { expect, finishAnimations, type Page, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page with its pictures and the posts of its feed. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  for (const feed of await page.locator('.social-feed').all())
    await expect(feed).toHaveAttribute('data-state', 'live');
  const missing = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return [...document.images].filter(({ complete }) => !complete).length;
    });
  await expect.poll(missing).toBe(0);
}

for (const { path, heading, title, texts } of everyPage) {
  /** Of the texts, those that are no part of a form. */
  const printed = texts.filter((text) => !['Email', 'Message', 'SEND'].includes(text));

  test(`${path} is accessible, also in forced colours`, async ({ page }) => {
    await openWhole(page, path);
    await expectAccessible(page, path);
    await page.emulateMedia({ forcedColors: 'active' });
    await finishAnimations(page);
    await expectAccessible(page, `${path} in forced colours`, ['color-contrast']);
    const flat = await page
      .locator('button[type=submit], main a[href^="tel:"]:has(svg)')
      .evaluateAll((buttons) =>
        buttons.filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1),
      );
    expect(flat, 'buttons without an edge, of which no ground is left').toEqual([]);
  });

  test(`${path} has every control in the order of the Tab key, with a ring`, async ({ page }) => {
    await openWhole(page, path);
    await expectKeyboardOrder(page);
  });

  test(`A3 ${path} prints its words and the business’s facts as ink on white`, async ({ page }) => {
    await openWhole(page, path);
    await expectPrintable(page, ['Northpane Window & Door', phone.shown, email, ...printed]);
  });

  test(`${path} can be read at 400 % zoom`, async ({ page }) => {
    await openWhole(page, path);
    await expectReflow(page);
  });

  test(`${path} shows its title, heading and texts`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    const body = page.locator('body');
    for (const text of texts) await expect.soft(body).toContainText(text, { useInnerText: true });
    await expect(body).not.toContainText(/undefined|null|NaN|object Object/);
    // Entries of the content that are not active, or one too many.
    await expect(body).not.toContainText(
      /Hidden Skylights|Words that are not active|of the fourth/,
    );
  });

  test(`${path} has a link to call, in the header of every page but Home`, async ({ page }) => {
    await page.goto(path);
    const callUs = page.getByRole('banner').locator('a', { hasText: 'CALL US' });
    if (path === '/') await expect(callUs).toHaveCount(0);
    else await expect(callUs).toHaveAttribute('href', phone.href);
    const call = page.locator('a[href^="tel:"]:visible').first();
    await expect(call).toHaveAttribute('href', phone.href);
    await call.click({ trial: true });
  });

  test(`${path} has the business’s facts, the year and the pages in its footer`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-02T12:00:00');
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2031 Northpane Window & Door');
    await expect(footer).toContainText(
      /technicians are licensed and insured.*7 days a week.*Peel Region/,
    );
    await expect(footer.locator(`a[href="${phone.href}"]`)).toHaveText(phone.shown);
    const mail = footer.getByRole('link', { name: email, exact: true });
    // Screen readers, other than Chromium's tree, read a space where it may break.
    await expect(mail).toHaveAttribute('aria-label', email);
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?subject=`));
    const social = footer.getByRole('link', { name: /Instagram|Facebook/ });
    await expect(social).toHaveAccessibleName('Instagram (opens in a new tab)');
    for (const { name, path } of linkedPages) {
      const link = footer.getByRole('link', { name, exact: true }).last();
      await expect(link).toHaveAttribute('href', path);
    }
  });

  test(`${path} has targets of a finger’s size and enough contrast on phones`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, path, layoutRules);
  });

  test(`${path} requests few files, and no script before an interaction`, {
    tag: '@phone',
  }, async ({ page }) => {
    const types: string[] = [];
    page.on('request', (request) => types.push(request.resourceType()));
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path !== '/gallery') expect(types).not.toContain('script');
    // The headless shell does not request the icon.
    const files = types.filter((type) => type !== 'other');
    expect(files).toContain('font');
    expect(files.length).toBeLessThanOrEqual(path === '/gallery' ? 12 : 10);
  });
}

/** Texts of the specification with characters that could become others on their way into the page. */
const quoted = [
  {
    path: '/',
    text: 'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
  },
  { path: '/gallery', text: '80% of new clients come from word-of-mouth referrals.' },
  { path: notFound.path, text: "We couldn't find the page you're looking for." },
];

test('H1 G1 R5 the quoted texts have plain spaces, hyphens and apostrophes', async ({ page }) => {
  for (const { path, text } of quoted) {
    await page.goto(path);
    // Unlike `toContainText` it compares spaces as they are.
    expect(await page.getByRole('main').textContent()).toContain(text);
  }
});
