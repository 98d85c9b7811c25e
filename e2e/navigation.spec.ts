import { expect, finishAnimations, type Page, scrollTo, test } from './helpers/base-test';
import { everyPage, phone } from './helpers/fixture-site';
import { open } from './helpers/menu';

test.use({ timezoneId: 'America/Toronto' });

const bar = (page: Page) => page.getByRole('banner');
const barLinks = (page: Page) =>
  bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Scrolls through the page. @returns the positions at which something is not there. */
async function positionsWithout(page: Page, isThere: () => boolean): Promise<number[]> {
  const found: number[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 150) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // A frame, also where there is no script.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    await finishAnimations(page);
    if (!(await page.evaluate(isThere))) found.push(top);
  }
  return found;
}

/** Runs in the page. The bar is at the top of the window. */
const isBarAtTop = () =>
  [0.02, 0.3, 0.5, 0.7, 0.98].every((x) =>
    document.elementFromPoint(x * innerWidth, 36)?.closest('header'),
  );

/** Runs in the page. A call is in the window, and nothing lies over it. */
const isCallFree = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].some((call) => {
    const { left, top, width, height } = call.getBoundingClientRect();
    return call.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('N1 the bar stays at the top', { tag: '@both' }, async ({ page, isMobile }) => {
  for (const { path } of isMobile ? everyPage.slice(0, 1) : everyPage) {
    await page.goto(path);
    expect(await positionsWithout(page, isBarAtTop), path).toEqual([]);
  }
});

test('N2 the bar has CALL US while the menu is closed, from 1024 px with the number', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const call = bar(page).getByRole('link', { name: 'CALL US' });
  await page.goto('/contact');
  await call.click({ trial: true });
  if (isMobile) {
    await open(page);
    await expect(call).toHaveCount(0);
    return;
  }
  const number = bar(page).getByText(phone.shown).filter({ visible: true });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(number).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(number).toHaveCount(1);
});

test('N7 the footer has the visitor’s year', async ({ page }) => {
  await page.clock.setFixedTime('2031-12-31T22:00:00-05:00');
  await page.goto('/');
  await expect(footer(page)).toContainText('© 2031 Northpane Window & Door');
});

test('N8 a call is within reach at every scroll position of Home', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  expect(await positionsWithout(page, isCallFree)).toEqual([]);
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  const place = isMobile ? { x: 195, y: 840 } : { x: 1340, y: 36 };
  const isCall = () =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a[href^="tel:"]'), place);
  await expect.poll(isCall, 'at the foot, or in the header’s right').toBeTruthy();

  // A phone on its side, and a desktop at 400 % zoom.
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await positionsWithout(page, isCallFree), `${width} × ${height}`).toEqual([]);
  }

  // A low phone's end of the page: the bar is over nothing, and above the phone's own line.
  await page.setViewportSize({ width: 375, height: 600 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await footer(page).getByText('©').click({ trial: true });
  const number = page.locator('main [data-call-bar]').getByText(phone.shown);
  await expect(number).toBeInViewport();
  const foot = async () => {
    const { y = 0, height = 0 } = (await number.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(foot).toBeLessThanOrEqual(600 - 34);

  // With letters twice as large.
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await positionsWithout(page, isCallFree), `${width} × ${height}`).toEqual([]);
  }
});

/** Runs in the page. The links of the bar that cannot be pressed wherever they are, or reach out of the window. */
function coveredLinks(): string[] {
  const links = document.querySelectorAll<HTMLElement>(
    'header > a, header nav a, header [data-call-bar] a',
  );
  return [...links]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const places = [left + 1, (left + right) / 2, right - 1];
      return !places.every((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    })
    .map(({ textContent }) => textContent);
}

const names = {
  short: ['A', 'B', 'C', 'D'],
  'of two words': ['Home', 'Services & Pricing', 'Our Recent Work', 'Contact & Directions'],
  'as long as can be': Array.from({ length: 4 }, () => 'Wide Windows & Doors'),
};
for (const [what, texts] of Object.entries(names))
  test(`N8 the call in Home’s header covers no link when the names are ${what}`, async ({
    page,
  }) => {
    await page.goto('/');
    await barLinks(page).evaluateAll((links, texts) => {
      for (const [index, link] of links.entries()) {
        link.textContent = texts[index] ?? '';
        // As PageLinks says for names that may take two lines.
        if (link.textContent.length > 12) link.parentElement?.setAttribute('data-long', '');
      }
    }, texts);
    const call = bar(page).getByRole('link', { name: /CALL NOW/ });
    for (const width of [1024, 1100, 1199, 1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      await finishAnimations(page);
      const away = await barLinks(page).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().x),
      );
      await expect(call).not.toBeInViewport();
      await scrollTo(page, 1200);
      await finishAnimations(page);
      await call.click({ trial: true });
      expect(await page.evaluate(coveredLinks), `${width} px`).toEqual([]);
      const places = await barLinks(page).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().x),
      );
      expect(places, 'nothing moves when the call comes').toEqual(away);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('N8 a call is within reach of those who scroll', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    expect(await positionsWithout(page, isCallFree)).toEqual([]);
  });
});
