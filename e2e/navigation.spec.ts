import { expect, finishAnimations, type Page, scrollTo, test } from './helpers/base-test';
import { everyPage, phone } from './helpers/fixture-site';
import { openMenu } from './helpers/menu';

test.use({ timezoneId: 'America/Toronto' });

const header = (page: Page) => page.getByRole('banner');
const headerLinks = (page: Page) =>
  header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Scrolls through the page. @returns the scroll positions (px) at which the condition is false. */
async function findPositionsWithout(page: Page, condition: () => boolean): Promise<number[]> {
  const positions: number[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 150) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // A screenshot forces a frame, even without script.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    await finishAnimations(page);
    if (!(await page.evaluate(condition))) positions.push(top);
  }
  return positions;
}

/** Returns whether the header is at the top of the window. Runs in the page. */
const isHeaderAtTop = () =>
  [0.02, 0.3, 0.5, 0.7, 0.98].every((x) =>
    document.elementFromPoint(x * innerWidth, 36)?.closest('header'),
  );

/** Returns whether a call is in the window and nothing covers it. Runs in the page. */
const isCallReachable = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].some((call) => {
    const { left, top, width, height } = call.getBoundingClientRect();
    return call.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('N1 the header stays at the top while the page scrolls', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  for (const { path } of isMobile ? everyPage.slice(0, 1) : everyPage) {
    await page.goto(path);
    expect(await findPositionsWithout(page, isHeaderAtTop), path).toEqual([]);
  }
});

test('N2 the header shows CALL US while the menu is closed, and the number from 1024 px', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const call = header(page).getByRole('link', { name: 'CALL US' });
  await page.goto('/contact');
  await call.click({ trial: true });
  if (isMobile) {
    await openMenu(page);
    await expect(call).toHaveCount(0);
    return;
  }
  const number = header(page).getByText(phone.display).filter({ visible: true });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(number).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(number).toHaveCount(1);
});

test('N7 the footer shows the visitor’s current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-12-31T22:00:00-05:00');
  await page.goto('/');
  await expect(footer(page)).toContainText('© 2031 Northpane Window & Door');
});

test('N8 a call is within reach at every scroll position of Home', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  expect(await findPositionsWithout(page, isCallReachable)).toEqual([]);
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  const point = isMobile ? { x: 195, y: 840 } : { x: 1340, y: 36 };
  const isCall = () =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a[href^="tel:"]'), point);
  await expect
    .poll(isCall, 'at the bottom on phones, on the right of the header on desktops')
    .toBeTruthy();

  // A phone in landscape, and a desktop at 400 % zoom.
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await findPositionsWithout(page, isCallReachable), `${width} × ${height}`).toEqual([]);
  }

  // At the end of the page on a low phone, the call bar covers nothing and is above the phone's home indicator.
  await page.setViewportSize({ width: 375, height: 600 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await footer(page).getByText('©').click({ trial: true });
  const number = page.locator('main [data-call-bar]').getByText(phone.display);
  await expect(number).toBeInViewport();
  const bottom = async () => {
    const { y = 0, height = 0 } = (await number.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(600 - 34);

  // With letters at 200 %.
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await findPositionsWithout(page, isCallReachable), `${width} × ${height}`).toEqual([]);
  }
});

/** Returns the links of the header that are partly covered or outside the window. Runs in the page. */
function findCoveredLinks(): string[] {
  const links = document.querySelectorAll<HTMLElement>(
    'header > a, header nav a, header [data-call-bar] a',
  );
  return [...links]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const points = [left + 1, (left + right) / 2, right - 1];
      return !points.every((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    })
    .map(({ textContent }) => textContent);
}

const linkNames = {
  short: ['A', 'B', 'C', 'D'],
  'of two words': ['Home', 'Services & Pricing', 'Our Recent Work', 'Contact & Directions'],
  'as long as possible': Array.from({ length: 4 }, () => 'Wide Windows & Doors'),
};
for (const [description, texts] of Object.entries(linkNames))
  test(`N8 the call in Home’s header covers no link when the page names are ${description}`, async ({
    page,
  }) => {
    await page.goto('/');
    await headerLinks(page).evaluateAll((links, texts) => {
      for (const [index, link] of links.entries()) {
        link.textContent = texts[index] ?? '';
        // PageLinks sets the same attribute for names that may take two lines.
        if (link.textContent.length > 12) link.parentElement?.setAttribute('data-long', '');
      }
    }, texts);
    const call = header(page).getByRole('link', { name: /CALL NOW/ });
    for (const width of [1024, 1100, 1199, 1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      await finishAnimations(page);
      const before = await headerLinks(page).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().x),
      );
      await expect(call).not.toBeInViewport();
      await scrollTo(page, 1200);
      await finishAnimations(page);
      await call.click({ trial: true });
      expect(await page.evaluate(findCoveredLinks), `${width} px`).toEqual([]);
      const places = await headerLinks(page).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().x),
      );
      expect(places, 'nothing moves when the call appears').toEqual(before);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('N8 a call is within reach at every scroll position without script', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    expect(await findPositionsWithout(page, isCallReachable)).toEqual([]);
  });
});
