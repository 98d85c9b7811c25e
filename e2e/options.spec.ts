import { dismissedNoticeKey } from '../components/shared/storage';
import { expectAccessible } from './helpers/axe';
import { expect, type Page, test } from './helpers/test';

/* What an owner can switch on: a dated notice, visit statistics. */

const notice = (page: Page) => page.getByText('Closed from 31 December to 3 January.');

test('the notice is shown between its dates in Ontario, until the visitor closes it', async ({
  page,
}) => {
  const open = async (time: string) => {
    await page.clock.setFixedTime(time);
    await page.goto('/contact');
  };
  // The first minute of the 31st, and the last of the 3rd, are those of Toronto.
  await open('2030-12-31T04:59:00Z');
  await expect(notice(page)).toBeHidden();
  await open('2030-12-31T05:01:00Z');
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page, 'the notice');
  await open('2031-01-04T04:59:00Z');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/services');
  await expect(notice(page)).toBeHidden();
  await page.evaluate((key) => sessionStorage.setItem(key, 'Another notice.'), dismissedNoticeKey);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await open('2031-01-04T05:01:00Z');
  await expect(notice(page)).toBeHidden();
});

test('on Home the notice is below the bar, not behind it', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/');
  const bar = await page.getByRole('banner').boundingBox();
  const line = await notice(page).boundingBox();
  expect(line?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('on Home the first words are below the bar before the days of the notice, and without it', async ({
  page,
}) => {
  const expectBelowBar = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const words = await page.locator('main section p').first().boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  };
  await page.clock.setFixedTime('2030-12-01T12:00:00Z');
  await page.goto('/');
  await expect(notice(page)).toBeHidden();
  await expectBelowBar();
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.reload();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice(page)).toBeHidden();
  await expectBelowBar();
});

test.describe('visit statistics', { tag: '@variant' }, () => {
  test.use({ expected: /plausible\.io|formspree\.io/ });

  /** Mocks Plausible's script: it counts each page, and keeps the events. */
  async function countVisits(page: Page) {
    const counted: string[] = [];
    await page.exposeFunction('count', (event: string) => counted.push(event));
    await page.route('https://plausible.io/js/script.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.plausible = (name, { props }) => count(name + ' in ' + props.where);
          count('visit of ' + location.pathname + ' to ' + document.currentScript.dataset.domain);`,
      }),
    );
    return counted;
  }

  const question = (page: Page) => page.locator('[data-statistics]');

  /** The script is requested when the browser is idle: after that, none is there. */
  async function expectNoRequest(page: Page) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(page.locator('script[src*="plausible.io"]')).toHaveCount(0);
  }

  test('count nothing until the visitor agrees, and then each page and call once', async ({
    page,
  }) => {
    const counted = await countVisits(page);
    await page.goto('contact');
    await expectAccessible(page, 'the question');
    await question(page).getByRole('button', { name: 'Yes, count' }).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => counted).toEqual(['visit of /sub/contact to clearwater.example']);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.getByRole('main').locator('[href^="tel:"]').first().click();
    await expect.poll(() => counted[1]).toBe('Call in main /sub/contact');
    await page.goto('services');
    await expect.poll(() => counted[2]).toBe('visit of /sub/services to clearwater.example');
    await expect(question(page)).toBeHidden();
    expect(counted).toHaveLength(3);
  });

  test('send no request when the visitor declines or sends a signal against it', async ({
    page,
  }) => {
    const counted = await countVisits(page);
    await page.goto('contact');
    await question(page).getByRole('button', { name: 'No' }).click();
    await page.goto('services');
    await expect(question(page)).toBeHidden();
    await expectNoRequest(page);
    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() =>
      Object.defineProperty(navigator, location.search.slice(1), { value: '1' }),
    );
    for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
      await page.goto(`contact?${signal}`);
      await expect(question(page)).toBeHidden();
      await expectNoRequest(page);
    }
    expect(counted).toEqual([]);
  });
});
