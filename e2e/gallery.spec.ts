import { expectAccessible } from './helpers/axe';
import {
  delayResponses,
  expect,
  expectLoaded,
  idle,
  type Page,
  stopClock,
  test,
} from './helpers/base-test';
import { instagram } from './helpers/fixture-site';
import { sites } from './helpers/sites';

const feed = (page: Page) => page.getByRole('region', { name: 'Recent work' });
const height = async (page: Page) => (await feed(page).boundingBox())?.height ?? 0;
const profile = (page: Page) => page.getByRole('link', { name: /^VIEW ON INSTAGRAM/ });
const quotes = (page: Page) => page.getByRole('main').locator('blockquote');

test('G1 the feed, the profile, the words about trust and three testimonials', async ({ page }) => {
  await page.goto('/gallery');
  const text = await page.getByRole('main').evaluate((main) => main.textContent);
  for (const quoted of [
    'Our Work in Action',
    'VIEW ON INSTAGRAM',
    'Why Ontario Residents Trust Us for Window & Door Services?',
    '80% of new clients come from word-of-mouth referrals.',
  ])
    expect(text).toContain(quoted);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Work in Action');
  expect(await height(page)).toBeGreaterThanOrEqual(400);
  await expect(profile(page)).toHaveAttribute('href', instagram);
  await expect(profile(page)).toHaveAttribute('target', '_blank');
  // The first of the content is not active, and the fifth is one too many.
  await expect(quotes(page)).toHaveText([/^They came the same/, /^Fast, prof/, /^From the first/]);
});

test('G4 an agent, a resident of Toronto’s area and one of Barrie praise the work', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(page.locator('figure')).toHaveText([
    /left the room cleaner.*Sales representative.*Real estate/,
    /Fast, professional and spotless.*Greater Toronto Area/,
    /done properly.*Barrie/,
  ]);
});

test('G3 the sample feed draws six of our pictures by a script, as a provider’s does', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/sample-feed.js');
  await stopClock(page);
  // The page has not loaded before the script has.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  const script = page.locator('script[src$="/sample-feed.js"]');
  await expect(script).toHaveJSProperty('async', true);
  const before = await feed(page).locator('img').count();
  release();
  await expect.poll(() => feed(page).locator('img').count()).toBe(before + 6);
  // The time in which it had to answer is over.
  await page.clock.runFor(10_100);
  await expect(feed(page).getByText('The feed cannot be shown here right now.')).toBeHidden();
  const links = feed(page).getByRole('listitem').getByRole('link');
  // Screen readers find each picture once.
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/^A .{20,} Instagram \(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('href', instagram);
    await link.scrollIntoViewIfNeeded();
    await expectLoaded(link.getByRole('img'));
  }
  // What covers a picture can be dismissed, until pointer and focus leave it.
  const caption = links.first().locator('b');
  await links.first().hover();
  await page.keyboard.press('Escape');
  await expect(caption).toBeHidden();
  await page.mouse.move(0, 0);
  await links.first().focus();
  await expect(caption).toBeInViewport();
});

/** The sample's tiles, one line and the link stand in the feed's place. */
async function expectFailed(page: Page) {
  const line = feed(page).getByText('The feed cannot be shown here right now.');
  await expect(line).toBeVisible();
  const link = feed(page).getByRole('link', { name: 'See our latest work on Instagram' });
  await expect(link).toHaveAttribute('href', instagram);
  await expect(feed(page).locator('img').filter({ visible: true })).toHaveCount(6);
  expect(await height(page)).toBeGreaterThanOrEqual(400);
}

test.describe('a script that fails', () => {
  test.use({ expected: /Failed to load resource|sampleFeed|lost/ });

  test('G2 leaves the tiles, one line and the link', async ({ page }) => {
    let answer: { status?: number; body: string } | undefined;
    await page.route('**/sample-feed.js', (route) =>
      answer ? route.fulfill({ contentType: 'text/javascript', ...answer }) : route.abort(),
    );
    for (answer of [
      undefined,
      { status: 503, body: '' },
      { body: '' },
      { body: 'window.sampleFeed = { start() { throw new Error("lost"); } };' },
    ]) {
      await page.goto('/gallery');
      await expectFailed(page);
    }
    await expectAccessible(page, 'the failed feed');
  });
});

test('G2 a script that does not answer for 10 s has failed', async ({ page }) => {
  await delayResponses(page, '**/sample-feed.js');
  await stopClock(page);
  const asked = page.waitForRequest('**/sample-feed.js');
  // The page has not loaded before the script has.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await asked;
  const line = feed(page).getByText('The feed cannot be shown here right now.');
  await page.clock.runFor(9_900);
  await expect(line).toBeHidden();
  await page.clock.runFor(200);
  await expectFailed(page);
});

test.describe('with the widget of a provider', () => {
  test.use({ baseURL: sites.longest });
  const address = 'https://feed.example/embed.js';
  const script = (page: Page) => page.locator(`script[src="${address}"]`);
  const container = (page: Page) => page.locator('#my-feed');

  test('G2 near the viewport its script takes the place of an earlier copy, and starts it when it has loaded', async ({
    page,
  }) => {
    let requests = 0;
    await page.route(address, (route) => {
      requests += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.Widget = { start(container) {
          container.append('Posts, ' + container.dataset.count);
          container.style.height = '700px';
        } };`,
      });
    });
    const release = await delayResponses(page, address);
    // The feed is more than a window below the window.
    await page.setViewportSize({ width: 320, height: 100 });
    await page.goto('gallery');
    await page.evaluate((src) => {
      const earlier = Object.assign(document.createElement('script'), { type: 'text/plain', src });
      document.head.append(earlier);
    }, address);
    await idle(page);
    await expect(script(page)).toHaveJSProperty('type', 'text/plain');

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(script(page)).toHaveJSProperty('type', '');
    await expect(script(page)).toHaveCount(1);
    await expect(script(page)).toHaveJSProperty('async', true);
    await expect(container(page)).toBeEmpty();
    release();
    await expect(container(page)).toHaveText('Posts, 6');
    await expect(container(page)).toBeVisible();
    expect(requests).toBe(1);
  });
});

test.describe('without feed and testimonials', () => {
  test.use({ baseURL: sites.least });

  test('G3 without a provider there is no feed', async ({ page }) => {
    await page.goto('gallery');
    const section = page.getByRole('main').locator('section').first();
    await expect(section.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section.locator('img, iframe, li, [role=status]')).toHaveCount(0);
  });

  test('G1 heading and line about trust stand alone', async ({ page }) => {
    await page.goto('gallery');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    await expect(heading.locator('xpath=following::p[1]')).toBeVisible();
    await expect(page.locator('figure, blockquote')).toHaveCount(0);
  });
});
