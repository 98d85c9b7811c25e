import { expectAccessible } from './helpers/axe';
import { expect, finishAnimations, type Page, test } from './helpers/base-test';
import { field, fillInForm, openForm, sendButton, thanks } from './helpers/contact';
import { measureTextContrast, whitenPictures } from './helpers/contrast';
import { email, everyPage, phone } from './helpers/fixture-site';
import { expectKeyboardOrder } from './helpers/keyboard';
import { resizeWindow } from './helpers/layout/describe-problems';
import { endMotion, findLayoutProblems } from './helpers/layout/in-page';
import { findSmallTargets, measureTextEdges } from './helpers/measure';
import { menuLink, openMenu } from './helpers/menu';
import { waitUntilAtRest } from './helpers/reveal';
import { sites } from './helpers/sites';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and waits until its feed is shown. */
async function openComplete(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-feed]:not([data-state=shown])')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await waitUntilAtRest(page);
  // Home's call bar, which appeared at the end of the page, has disappeared again.
  await finishAnimations(page);
}

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Expects no layout problems in a window of this size (px). `styles` is extra CSS. */
async function expectSoundLayout(page: Page, width: number, height: number, styles = '') {
  await page.evaluate(endMotion);
  await resizeWindow(page, { width, height });
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
  // With wider letters a word may break.
  const problems = await page.evaluate(findLayoutProblems, width);
  const relevant = styles ? problems.filter(({ kind }) => kind !== 'broken') : problems;
  expect(relevant, `${width} × ${height}`).toEqual([]);
}

for (const { path } of everyPage) {
  test(`A1 ${path} has no accessibility violations, even in forced colours`, async ({ page }) => {
    await openComplete(page, path);
    await expectAccessible(page, path);
    await page.emulateMedia({ forcedColors: 'active' });
    await finishAnimations(page);
    await expectAccessible(page, `${path} in forced colours`, ['color-contrast']);
    const calls = page.getByRole('main').getByRole('link', { name: /CALL NOW/ });
    for (const button of await calls.or(sendButton(page)).all())
      expect(
        await button.evaluate((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth)),
        'a button without a background has a border',
      ).toBeGreaterThanOrEqual(1);
  });

  test(`A1 Tab reaches every control of ${path} in order, uncovered and with a focus ring`, async ({
    page,
  }) => {
    await openComplete(page, path);
    await expectKeyboardOrder(page);
  });

  test(`A1 ${path} is readable with letters at 200 % and at 400 % zoom`, async ({ page }) => {
    await openComplete(page, path);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expectSoundLayout(page, 1440, 900);
    await expectSoundLayout(page, 390, 844);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await expectSoundLayout(page, 320, 256, wideSpacing);
  });

  test(`A1 ${path} has touch targets of 44 px and enough contrast on a phone`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openComplete(page, path);
    await expectAccessible(page, path, ['color-contrast']);
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });

  test(`A2 ${path} is sound in landscape on a phone, keeps clear of the camera, and stops growing at 1760 px`, async ({
    page,
  }) => {
    await openComplete(page, path);
    await expectSoundLayout(page, 740, 340);
    const session = await page.context().newCDPSession(page);
    for (const { left, right } of [
      { left: 60, right: 0 },
      { left: 0, right: 60 },
    ]) {
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left, right } });
      const isClear = async () => {
        const [leftmost = 0, rightmost = 0] = await page.evaluate(measureTextEdges);
        return leftmost >= left && rightmost <= 740 - right;
      };
      await expect.poll(isClear, `insets of ${left} and ${right} px`).toBe(true);
    }
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 0, right: 0 } });
    await page.setViewportSize({ width: 2560, height: 1200 });
    await expect.poll(async () => (await page.evaluate(measureTextEdges))[0]).toBe(400);
    expect((await page.evaluate(measureTextEdges))[1]).toBeLessThanOrEqual(2160);
  });

  test(`A3 ${path} prints its text and the business’s name, phone and e-mail in black on white`, async ({
    page,
  }) => {
    await openComplete(page, path);
    const texts = await page
      .locator('main :is(h1, h2, h3, p, blockquote, li:not(:has(*)))')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('[method=post], [data-feed], [data-unprinted]'))
          .map(({ textContent }) => textContent),
      );
    expect(texts.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Northpane Window & Door', phone.display, email, ...texts])
      await expect.soft(page.locator('body')).toContainText(text, { useInnerText: true });
    // Text that is clipped away is still in `innerText`.
    for (const name of [phone.display, email])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
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

test('A1 the header’s call grows with the letters on a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const call = page.getByRole('banner').getByText('CALL US');
  const fontSize = () =>
    call.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const usual = await fontSize();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(fontSize).toBeGreaterThan(1.7 * usual);
  await call.click({ trial: true });
});

test('A1 Home’s header always has a background in light forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('A1 a chosen service looks different in forced colours', async ({ page }) => {
  await page.goto('/');
  const checkbox = page.getByRole('checkbox').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await checkbox.uncheck();
    await page.mouse.move(0, 0);
    await checkbox.blur();
    const unchosen = await checkbox.screenshot();
    await checkbox.check();
    await page.mouse.move(0, 0);
    await checkbox.blur();
    const chosen = await checkbox.screenshot();
    expect(chosen.equals(unchosen), colorScheme).toBe(false);
  }
});

test('A1 the open menu is accessible, keeps clear of a phone’s edges, and marks the current page in forced colours', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact');
  await openMenu(page);
  await expectAccessible(page, 'the open menu');
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  const session = await page.context().newCDPSession(page);
  const insets = { bottom: 34 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const call = page.getByRole('banner').getByRole('link', { name: phone.display });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await call.filter({ visible: true }).boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(844 - 34);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(menuLink(page, 'Contact')).not.toHaveCSS('border-left-width', '0px');
});

test.describe('with max-content', () => {
  test.use({ baseURL: sites['max-content'] });

  test('A1 the owner’s own links have touch targets of 44 px', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('services');
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });

  // Among many links, focus moves down to where the call bar could cover it.
  test('A1 the call bar covers no control of a long footer that has focus', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await openComplete(page, '');
    await page.getByRole('main').getByRole('link').last().focus();
    await expectKeyboardOrder(page, page.getByRole('contentinfo'));
  });
});

test.describe('the form', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test('A1 the form is accessible with errors, after a failure and when a message has been sent', {
    tag: '@phone',
  }, async ({ page }) => {
    await openForm(page);
    await sendButton(page).click();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'errors');
    await fillInForm(page);
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

test('A1 text over white pictures has enough contrast', { tag: '@both' }, async ({ page }) => {
  const main = page.getByRole('main');
  const textsByPath = {
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
  for (const [path, texts] of Object.entries(textsByPath)) {
    await openComplete(page, path);
    await whitenPictures(page);
    for (const text of texts)
      expect.soft(await measureTextContrast(text), `${path} ${text}`).toBeGreaterThanOrEqual(4.5);
  }
});
