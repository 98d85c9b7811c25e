import { expect, finishAnimations, type Page, scrollTo, test } from './helpers/base-test';
import { everyPage, phone } from './helpers/fixture-site';
import { openMenu } from './helpers/menu';

test.use({ timezoneId: 'America/Toronto' });

const header = (page: Page) => page.getByRole('banner');
const headerLinks = (page: Page) =>
  header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
const footer = (page: Page) => page.getByRole('contentinfo');
const callBar = (page: Page) => page.locator('main [data-call-bar]').getByText(phone.display);

/** Scrolls through the page. @returns the scroll positions (px) at which the condition is false. Runs in the page. */
async function scanPositions(condition: () => unknown): Promise<number[]> {
  const positions: number[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
    window.scrollTo({ top, behavior: 'instant' });
    // Scroll-driven animations follow the scroll position in the next frame.
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) animation.finish();
    if (!condition()) positions.push(top);
  }
  return positions;
}

/** Returns the scroll positions (px) at which the condition, which runs in the page, is false. */
const findPositionsWithout = (page: Page, condition: () => unknown) =>
  page.evaluate<number[]>(`(${scanPositions})(${condition})`);

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

  const session = await page.context().newCDPSession(page);
  const expectReachable = async (width: number, height: number, fontSize: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.setViewportSize({ width, height });
    const positions = await findPositionsWithout(page, isCallReachable);
    expect(positions, `${width} × ${height}, letters of ${fontSize} px`).toEqual([]);
  };
  // A desktop at 400 % zoom.
  if (!isMobile) return expectReachable(320, 256, 16);
  await expectReachable(844, 390, 16);
  await expectReachable(844, 390, 32);
  await expectReachable(390, 844, 32);
});

test('N8 the call bar covers nothing at the end of Home, and keeps clear of a phone’s home indicator', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await footer(page).getByText('©').click({ trial: true });
  await expect(callBar(page)).toBeInViewport();
  const bottom = async () => {
    const { y = 0, height = 0 } = (await callBar(page).boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(600 - 34);
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
    const places = () =>
      headerLinks(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
    for (const width of [1024, 1199, 1200, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      await finishAnimations(page);
      const before = await places();
      await expect(call).not.toBeInViewport();
      await scrollTo(page, 1200);
      await finishAnimations(page);
      await call.click({ trial: true });
      expect(await page.evaluate(findCoveredLinks), `${width} px`).toEqual([]);
      expect(await places(), 'nothing moves when the call appears').toEqual(before);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('N8 the call bar works without script', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(callBar(page)).toBeHidden();
    await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
    await callBar(page).click({ trial: true });
  });
});
