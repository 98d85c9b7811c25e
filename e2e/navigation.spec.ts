import {
  delayResponses,
  expect,
  finishAnimations,
  observersHaveReported,
  type Page,
  scrollPosition,
  scrollTo,
  stopAnimations,
  test,
} from './helpers/base-test';
import { email, everyPage, instagram, phone } from './helpers/fixture-site';
import { sites } from './helpers/limits';
import { expectState, link, logo, menu, open, toggle } from './helpers/menu';

const pageNames = ['Home', 'Services', 'Gallery', 'Contact'];
const addresses = ['/', '/services', '/gallery', '/contact'];
const bar = (page: Page) => page.getByRole('banner');
const barLinks = (page: Page) =>
  bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
const footer = (page: Page) => page.getByRole('contentinfo');
const namedOf = (path: string) => pageNames[addresses.indexOf(path)] ?? [];

/** Scrolls through the page. @returns the positions at which something is not there. */
async function positionsWithout(page: Page, isThere: () => boolean): Promise<number[]> {
  const found: number[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 150) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await observersHaveReported(page.locator('body'));
    await finishAnimations(page);
    if (!(await page.evaluate(isThere))) found.push(top);
  }
  return found;
}

/** Runs in the page. The bar is at the top of the window. Home’s call stands in its empty place. */
const isBarAtTop = () =>
  [0.02, 0.3, 0.5, 0.7, 0.98].every((x) =>
    document.elementFromPoint(x * innerWidth, 36)?.closest('header, [data-call-bar]'),
  );

/** Runs in the page. A call is in the window, and nothing lies over it. */
const isCallFree = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].some((call) => {
    const { left, top, width, height } = call.getBoundingClientRect();
    return call.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('N1 the bar has the logo and the four pages, marks the current one, and stays at the top', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  for (const { path } of isMobile ? everyPage.slice(0, 1) : everyPage) {
    await page.goto(path);
    await expect(logo(page)).toHaveAttribute('href', '/');
    await expect(logo(page)).toHaveAccessibleName('Northpane');
    expect(await positionsWithout(page, isBarAtTop), path).toEqual([]);
    if (isMobile) return;
    expect(await barLinks(page).allTextContents()).toEqual(pageNames);
    const hrefs = await barLinks(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(addresses);
    await expect(bar(page).locator('[aria-current=page]:visible')).toHaveText(namedOf(path));
  }
});

test('N2 on every page but Home the bar has CALL US, from 1024 px with the number', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const call = bar(page).getByRole('link', { name: 'CALL US' });
    if (path === '/') await expect(call).toHaveCount(0);
    else {
      await expect(call).toHaveAttribute('href', phone.href);
      await call.click({ trial: true });
    }
  }
  if (isMobile) return;
  const number = bar(page).getByText(phone.shown).filter({ visible: true });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(number).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(number).toHaveCount(1);
});

test.describe('a phone’s menu', { tag: '@phone' }, () => {
  test('N2 CALL US is gone while the menu is open', async ({ page }) => {
    await page.goto('/contact');
    const call = bar(page).getByText('CALL US');
    await expect(call).toBeVisible();
    await open(page);
    await expect(call).toBeHidden();
  });

  test('N3 the toggle opens and closes the menu, also before its script has come', async ({
    page,
  }) => {
    const release = await delayResponses(page, '**/*.js');
    await page.goto('/services', { waitUntil: 'commit' });
    const expectMenu = (visible: boolean) => expect(menu(page)).toBeVisible({ visible });
    await toggle(page).tap();
    await expectMenu(true);
    await toggle(page).tap();
    await expectMenu(false);
    await toggle(page).tap();
    await expectMenu(true);
    // It stays open while the script comes, which tells its state.
    release();
    await page.waitForLoadState();
    await expectState(page, true);
    await toggle(page).tap();
    await expectState(page, false);
  });

  test('N3 the focus moves in, stays in the bar and the menu, and goes back to the toggle', async ({
    page,
  }) => {
    await page.goto('/contact');
    await open(page);
    await expect(link(page, 'Home')).toBeFocused();
    await toggle(page).tap();
    await expectState(page, false);
    await expect(toggle(page)).toBeFocused();
    await open(page);
    const outside = page.locator('body > :not(header):focus, body > :not(header) :focus');
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      await expect(outside).toHaveCount(0);
    }
  });

  test('N3 the page behind does not scroll', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    // Over the menu, and over the header, which belongs to the page.
    for (const y of [400, 30]) {
      await page.mouse.move(200, y);
      await page.mouse.wheel(0, 600);
    }
    await page.keyboard.press('Escape');
    await expectState(page, false);
    // Had an earlier wheel moved the page, all would be in the sum.
    await page.mouse.wheel(0, 50);
    await expect.poll(() => scrollPosition(page)).toBe(50);
  });

  test('N4 a link to the current page closes it and leads to its top, as the logo does on Home', async ({
    page,
  }) => {
    for (const [path, target] of [
      ['/contact', link(page, 'Contact')],
      ['/', logo(page)],
    ] as const) {
      await page.goto(path);
      await scrollTo(page, 300);
      await open(page);
      await Promise.all([page.waitForEvent('load'), target.tap()]);
      await expectState(page, false);
      await expect.poll(() => scrollPosition(page)).toBe(0);
    }
  });

  test('N4 a link that is chosen with Ctrl or Cmd closes it', async ({ page }) => {
    await page.goto('/contact');
    // Here only one of the two keys opens a tab. The other one must not leave the page either.
    const gallery = link(page, 'Gallery');
    for (const key of ['Control', 'Meta'] as const) {
      await open(page);
      await gallery.evaluate((it) => it.addEventListener('click', (e) => e.preventDefault()));
      await gallery.click({ modifiers: [key] });
      await expectState(page, false);
    }
  });

  test('N4 Escape closes it, and so does a window that grows', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await page.keyboard.press('Escape');
    await expectState(page, false);
    await expect(toggle(page)).toBeFocused();
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(logo(page)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectState(page, false);
  });

  test('N5 its links come in one after the other, at the first opening as at the next', async ({
    page,
  }) => {
    await stopAnimations(page);
    await page.goto('/contact');
    const entrances = () =>
      menu(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const timings = link.getAnimations().map((one) => one.effect?.getComputedTiming());
            const [{ delay = 0, endTime = 0 } = {}] = timings;
            return { delay, end: Number(endTime), opacity: getComputedStyle(link).opacity };
          }),
        );
    for (const opening of ['first', 'second']) {
      await toggle(page).tap();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      const all = await entrances();
      const delays = all.map(({ delay }) => delay);
      expect(new Set(delays).size, opening).toBe(pageNames.length);
      expect(delays, opening).toEqual(delays.toSorted((one, other) => one - other));
      for (const { end, opacity } of all) {
        expect(opacity, opening).toBe('0');
        // An answer takes 0.45 s at most.
        expect(end, opening).toBeLessThanOrEqual(450);
      }
      await page.keyboard.press('Escape');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('N5 without popover support the links stand in the page', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(/ popover="\w+"| popover[tT]arget="\w+"/g, '')
        .replaceAll(':popover-open', ':unknown')
        // Its hashes are those of the styles before.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      await route.fulfill({ response, body });
    });
    await page.goto('/contact');
    for (const name of pageNames) await link(page, name).click({ trial: true });
    await link(page, 'Gallery').tap();
    await expect(page).toHaveURL('/gallery');
  });

  test('N6 it has the four pages, the phone and the hours, also on a phone on its side', async ({
    page,
  }) => {
    await page.goto('/contact');
    await open(page);
    expect(await menu(page).getByRole('link').allTextContents()).toEqual(pageNames);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Contact']);
    const call = bar(page).getByRole('link', { name: phone.shown }).filter({ visible: true });
    await page.setViewportSize({ width: 740, height: 340 });
    await expectState(page, true);
    for (const name of pageNames) await link(page, name).click({ trial: true });
    await call.click({ trial: true });
    await expect(bar(page).getByText('24/7 emergency service')).toBeInViewport();
    await expect(call).toHaveAttribute('href', phone.href);
    // The phone is the amber pane.
    await expect(call.locator('..')).toHaveCSS('background-color', 'rgb(244, 180, 95)');
    await expect(link(page, 'Contact')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('N7 the footer has the facts, the pages, the profile and the visitor’s year', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-02T12:00:00');
  await page.goto('/');
  await expect(footer(page)).toContainText('© 2031 Northpane Window & Door');
  for (const text of [
    'All of our technicians are licensed and insured.',
    '7 days a week',
    ...['Simcoe County', 'Greater Toronto Area', 'Peel Region'],
  ])
    await expect(footer(page)).toContainText(text);
  await expect(footer(page).locator(`a[href="${phone.href}"]`)).toHaveText(phone.shown);
  const mail = footer(page).getByRole('link', { name: email, exact: true });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${email}`));
  const socials = footer(page).getByRole('heading', { name: 'Socials', exact: true });
  await expect(socials).toBeVisible();
  // Those that are not active are not shown.
  const profiles = footer(page).locator('a[href^="http"]');
  await expect(profiles).toHaveCount(1);
  await expect(profiles).toHaveAccessibleName('Instagram (opens in a new tab)');
  await expect(profiles).toHaveAttribute('href', instagram);
  await expect(profiles).toHaveAttribute('target', '_blank');
  await expect(profiles).toHaveAttribute('rel', /noopener/);
  for (const [index, name] of pageNames.entries()) {
    const own = footer(page).getByRole('link', { name, exact: true });
    await expect(own.last()).toHaveAttribute('href', addresses[index] ?? '');
  }
});

test.describe('with the longest content', () => {
  test.use({ baseURL: sites.longest });

  test('N7 the footer has up to four links of the owner’s own', async ({ page }) => {
    await page.goto('services');
    const copyright = footer(page).locator('p', { hasText: '©' });
    await expect(copyright.getByRole('link')).toHaveCount(4);
  });
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
});

test('N8 Services and Gallery end with a call', async ({ page }) => {
  for (const path of ['/services', '/gallery']) {
    await page.goto(path);
    const last = page.locator('main > *').last();
    await expect(last.getByRole('link', { name: /CALL NOW/ })).toHaveAttribute('href', phone.href);
  }
});
