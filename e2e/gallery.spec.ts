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

test('G1 the feed is at least 400 pixels high', async ({ page }) => {
  await page.goto('/gallery');
  expect(await height(page)).toBeGreaterThanOrEqual(400);
});

test('G3 the sample’s pictures are in three columns, the first as large as four, on phones in one', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/gallery');
  const tiles = feed(page).getByRole('listitem');
  await expect(tiles).toHaveCount(6);
  const boxes = await tiles.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON()),
  );
  const [first, second, third, ...others] = boxes;
  for (const { width, height } of boxes) expect(height).toBeCloseTo(width, 0);
  const columns = new Set(boxes.map(({ left }) => Math.round(left)));
  if (isMobile) return expect(columns.size).toBe(1);
  expect(columns.size).toBe(3);
  expect(first.top).toBeCloseTo(second.top, 0);
  expect(first.bottom).toBeCloseTo(third.bottom, 0);
  expect(first.width).toBeGreaterThan(2 * second.width);
  for (const { top } of others) expect(top).toBeGreaterThan(first.bottom);
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

test('G2 a script that draws nothing for 10 s has failed, and what comes later is shown', async ({
  page,
}) => {
  await page.route('**/sample-feed.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.sampleFeed = { start(_, container) { window.container = container; } };',
    }),
  );
  await stopClock(page);
  await page.goto('/gallery');
  await page.waitForFunction(() => 'container' in window);
  await page.clock.runFor(10_100);
  await expectFailed(page);
  const late = page.getByText('Late posts');
  await page.evaluate(`
    container.innerHTML = '<li>Late posts</li>';
    container.style.height = '700px';`);
  await expect(late).toBeVisible();
  await expect(feed(page).getByText('The feed cannot be shown here right now.')).toBeHidden();
  await expect(feed(page).locator('img').filter({ visible: true })).toHaveCount(0);
  // A widget that takes its posts away leaves no blank space either.
  await page.evaluate("container.replaceChildren(); container.style.height = ''");
  await expectFailed(page);
});

test.describe('with the widget of a provider', () => {
  test.use({ baseURL: sites['max-content'] });
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
      for (let copy = 0; copy < 2; copy++) {
        const script = document.createElement('script');
        document.head.append(Object.assign(script, { type: 'text/plain', src }));
      }
    }, address);
    await idle(page);
    await expect(script(page)).toHaveCount(2);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(script(page)).toHaveCount(1);
    await expect(script(page)).toHaveJSProperty('type', '');
    await expect(script(page)).toHaveJSProperty('async', true);
    await expect(container(page)).toBeEmpty();
    release();
    await expect(container(page)).toHaveText('Posts, 6');
    await expect(container(page)).toBeVisible();
    expect(requests).toBe(1);
  });

  const state = (page: Page) => page.locator('[data-feed]');
  const frame = 'https://feed.example/frame';

  /** Opens Gallery, whose widget draws by this code. */
  async function openWith(page: Page, code: string) {
    await stopClock(page);
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.Widget = { start(container) { ${code}; window.hasStarted = true; } };`,
      }),
    );
    await page.goto('gallery', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => 'hasStarted' in window);
  }

  for (const [what, code, isShown] of [
    ['50 px high', "container.style.height = '50px'", false],
    ['51 px high', "container.style.height = '51px'", true],
    [
      'in a shadow root',
      `const box = document.createElement('div');
       box.style.height = '700px';
       container.attachShadow({ mode: 'closed' }).append(box)`,
      true,
    ],
  ] as const)
    test(`G2 what a provider draws ${what} counts as ${isShown ? 'shown' : 'nothing'}`, async ({
      page,
    }) => {
      await openWith(page, code);
      await page.clock.runFor(10_100);
      await expect(state(page)).toHaveAttribute('data-state', isShown ? 'shown' : 'failed');
      await expect(container(page)).toBeVisible({ visible: isShown });
      await expect(page.locator('.social-feed-failure')).toBeVisible({ visible: !isShown });
    });

  test('G2 a frame counts as shown when it has loaded', async ({ page }) => {
    const release = await delayResponses(page, frame);
    const asked = page.waitForRequest(frame);
    await openWith(
      page,
      `const frame = document.createElement('iframe');
       frame.src = '${frame}';
       frame.style.height = '700px';
       container.append(frame)`,
    );
    await asked;
    await page.clock.runFor(10_100);
    await expect(state(page)).toHaveAttribute('data-state', 'failed');
    release();
    await expect(state(page)).toHaveAttribute('data-state', 'shown');
    await expect(container(page)).toBeVisible();
  });
});

test.describe('without a feed', () => {
  test.use({ baseURL: sites['min-content'] });

  test('G3 without a provider there is no feed', async ({ page }) => {
    await page.goto('gallery');
    const section = page.getByRole('main').locator('section').first();
    await expect(section.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section.locator('img, iframe, li, [role=status]')).toHaveCount(0);
  });
});
