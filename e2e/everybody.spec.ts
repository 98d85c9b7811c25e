import { expectAccessible } from './helpers/axe';
import { expect, finishAnimations, type Page, test } from './helpers/base-test';
import { field, fillIn, openForm, sendButton, thanks } from './helpers/contact';
import { textContrast, whitenPictures } from './helpers/contrast';
import { email, everyPage, phone } from './helpers/fixture-site';
import { expectKeyboardOrder } from './helpers/keyboard';
import { resize } from './helpers/layout/describe-problems';
import { endMotion, findLayoutProblems } from './helpers/layout/in-page';
import { smallTargets, textEdges } from './helpers/measure';
import { link, open } from './helpers/menu';
import { waitUntilAtRest } from './helpers/reveal';
import { sites } from './helpers/sites';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page with all its pictures and what its feed shows. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-feed]:not([data-state=shown])')).toHaveCount(0);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await waitUntilAtRest(page);
  // Home's call bar, which came at the page's end, has left.
  await finishAnimations(page);
}

/** Spacing that readers may set. */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

async function expectSound(page: Page, width: number, height: number, styles = '') {
  await resize(page, { width, height });
  await page.evaluate(endMotion);
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
  // Readers who widen the letters accept that a word breaks.
  const problems = await page.evaluate(findLayoutProblems, width);
  const found = styles ? problems.filter(({ kind }) => kind !== 'broken') : problems;
  expect(found, `${width} × ${height}`).toEqual([]);
}

for (const { path } of everyPage) {
  test(`A1 ${path} is accessible, also in forced colours`, async ({ page }) => {
    await openWhole(page, path);
    await expectAccessible(page, path);
    await page.emulateMedia({ forcedColors: 'active' });
    await finishAnimations(page);
    await expectAccessible(page, `${path} in forced colours`, ['color-contrast']);
    const calls = page.getByRole('main').getByRole('link', { name: /CALL NOW/ });
    for (const button of await calls.or(sendButton(page)).all())
      expect(
        await button.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
        'without its ground a button has an edge',
      ).toBeGreaterThanOrEqual(1);
  });

  test(`A1 ${path} has every control in the order of the Tab key, under nothing and with a ring`, {
    // On phones only Home has something that covers its foot.
    tag: path === '/' ? '@both' : [],
  }, async ({ page, isMobile }) => {
    await openWhole(page, path);
    await expectKeyboardOrder(page);
    if (path !== '/' || !isMobile) return;
    await page.setViewportSize({ width: 375, height: 600 });
    await openWhole(page, path);
    await expectKeyboardOrder(page);
  });

  test(`A1 ${path} can be read with letters twice as large, and at 400 % zoom`, async ({
    page,
  }) => {
    await openWhole(page, path);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expectSound(page, 1440, 900);
    await expectSound(page, 390, 844);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await expectSound(page, 320, 256, wideSpacing);
  });

  test(`A1 ${path} has targets of 44 pixels for a finger, and enough contrast`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openWhole(page, path);
    await expectAccessible(page, path, ['color-contrast']);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });

  test(`A2 ${path} is sound on a phone on its side, clear of its camera, and stops growing at 1760 px`, async ({
    page,
  }) => {
    await openWhole(page, path);
    await expectSound(page, 740, 340);
    const session = await page.context().newCDPSession(page);
    for (const { left, right } of [
      { left: 60, right: 0 },
      { left: 0, right: 60 },
    ]) {
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left, right } });
      const isClear = async () => {
        const [leftmost = 0, rightmost = 0] = await page.evaluate(textEdges);
        return leftmost >= left && rightmost <= 740 - right;
      };
      await expect.poll(isClear, `${left} and ${right} pixels`).toBe(true);
    }
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 0, right: 0 } });
    await page.setViewportSize({ width: 2560, height: 1200 });
    await expect.poll(async () => (await page.evaluate(textEdges))[0]).toBe(400);
    expect((await page.evaluate(textEdges))[1]).toBeLessThanOrEqual(2160);
  });

  test(`A3 ${path} prints its words and the business’s facts as ink on white`, async ({ page }) => {
    await openWhole(page, path);
    const words = await page
      .locator('main :is(h1, h2, h3, p, blockquote, li:not(:has(*)))')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('[method=post], [data-feed], [data-unprinted]'))
          .map(({ textContent }) => textContent),
      );
    expect(words.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Northpane Window & Door', phone.shown, email, ...words])
      await expect.soft(page.locator('body')).toContainText(text, { useInnerText: true });
    await expect(
      page.locator('header, [method=post], [data-skip-link]').filter({ visible: true }),
    ).toHaveCount(0);
    const coloured = await page.locator('html, body, body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
          const isInk = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
          return !isInk || backgroundImage !== 'none';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 99)),
    );
    expect(coloured).toEqual([]);
  });
}

test('A1 in forced colours on a light ground Home’s header has a ground of its own from the beginning', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('A1 the open menu is accessible, clear of a phone’s edges, and in forced colours marks the current page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact');
  await open(page);
  await expectAccessible(page, 'the open menu');
  expect(await page.evaluate(smallTargets)).toEqual([]);
  const session = await page.context().newCDPSession(page);
  const insets = { bottom: 34 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const call = page.getByRole('banner').getByRole('link', { name: phone.shown });
  const foot = async () => {
    const { y = 0, height = 0 } = (await call.filter({ visible: true }).boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(foot).toBeLessThanOrEqual(844 - 34);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(link(page, 'Contact')).not.toHaveCSS('border-left-width', '0px');
});

test.describe('with the longest content', () => {
  test.use({ baseURL: sites['max-content'] });

  test('A1 an owner’s own links have targets of 44 pixels for a finger', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('services');
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
});

test.describe('the form', () => {
  test.use({ expected: /Failed to load resource/ });

  test('A1 the form is accessible with errors, after a failure and with the thanks', {
    tag: '@phone',
  }, async ({ page }) => {
    await openForm(page);
    await sendButton(page).click();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'errors');
    await fillIn(page);
    await page.route('**/f/preview', (route) => route.abort());
    await sendButton(page).click();
    await expect(page.getByText('Nothing you typed is lost')).toBeVisible();
    await expectAccessible(page, 'a failure');
    await page.unroute('**/f/preview');
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectAccessible(page, 'the thanks');
  });
});

test('A1 words over white pictures can be read', { tag: '@both' }, async ({ page }) => {
  const main = page.getByRole('main');
  const words = {
    '/': [
      main.getByText('Repairs & Installations', { exact: true }),
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^Small Ontario Business Serving/),
      main.getByText('24/7 emergency service', { exact: true }).first(),
      main.getByRole('heading', { level: 2 }).last(),
    ],
    '/services': ['High Rise Condominium & Apartments', 'Hardware'].map((name) =>
      main.getByRole('heading', { name, exact: true }),
    ),
  };
  for (const [path, texts] of Object.entries(words)) {
    await openWhole(page, path);
    await whitenPictures(page);
    for (const text of texts)
      expect.soft(await textContrast(text), `${path} ${text}`).toBeGreaterThanOrEqual(4.5);
  }
});
