import { expectAccessible } from './helpers/axe';
import {
  delayResponses,
  expect,
  expectLoaded,
  type Page,
  stopClock,
  test,
  waitUntilIdle,
} from './helpers/base-test';
import { instagram } from './helpers/fixture-site';
import { sites } from './helpers/sites';

const feed = (page: Page) => page.getByRole('region', { name: 'Recent work' });
const feedHeight = async (page: Page) => (await feed(page).boundingBox())?.height ?? 0;

test('G3 the sample feed has three columns and a larger first picture, or one column on phones', {
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

test('G3 a script draws six of our pictures in the sample feed, as a provider’s script would', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/sample-feed.js');
  await stopClock(page);
  // The page does not finish loading before this script does.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  const script = page.locator('script[src$="/sample-feed.js"]');
  await expect(script).toHaveJSProperty('async', true);
  const before = await feed(page).locator('img').count();
  release();
  await expect.poll(() => feed(page).locator('img').count()).toBe(before + 6);
  // Move past the time limit for showing something.
  await page.clock.runFor(10_100);
  await expect(feed(page).getByText('The feed cannot be shown here right now.')).toBeHidden();
  const links = feed(page).getByRole('listitem').getByRole('link');
  // Screen readers announce each picture only once.
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/^A .{20,} Instagram \(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('href', instagram);
    await link.scrollIntoViewIfNeeded();
    await expectLoaded(link.getByRole('img'));
  }
  // A caption that covers a picture can be dismissed until pointer and focus leave it.
  const caption = links.first().locator('b');
  await links.first().hover();
  await page.keyboard.press('Escape');
  await expect(caption).toBeHidden();
  await page.mouse.move(0, 0);
  await links.first().focus();
  await expect(caption).toBeInViewport();
});

/** Expects the tiles, one line and the link instead of the feed. */
async function expectFallback(page: Page) {
  const line = feed(page).getByText('The feed cannot be shown here right now.');
  await expect(line).toBeVisible();
  const link = feed(page).getByRole('link', { name: 'See our latest work on Instagram' });
  await expect(link).toHaveAttribute('href', instagram);
  await expect(feed(page).locator('img').filter({ visible: true })).toHaveCount(6);
  expect(await feedHeight(page)).toBeGreaterThanOrEqual(400);
}

test.describe('with a script that fails', () => {
  test.use({ expectedProblems: /Failed to load resource|sampleFeed|lost/ });

  test('G2 the tiles, one line and the link remain if the script fails', async ({ page }) => {
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
      await expectFallback(page);
    }
    await expectAccessible(page, 'the failed feed');
  });
});

test('G2 the feed has failed if its script does not load within 10 s', async ({ page }) => {
  await delayResponses(page, '**/sample-feed.js');
  await stopClock(page);
  const requested = page.waitForRequest('**/sample-feed.js');
  // The page does not finish loading before this script does.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await requested;
  const line = feed(page).getByText('The feed cannot be shown here right now.');
  await page.clock.runFor(9_900);
  await expect(line).toBeHidden();
  await page.clock.runFor(200);
  await expectFallback(page);
});

test('G2 the feed has failed if its script draws nothing within 10 s, but later posts are still shown', async ({
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
  await expectFallback(page);
  const late = page.getByText('Late posts');
  await page.evaluate(`
    container.innerHTML = '<li>Late posts</li>';
    container.style.height = '700px';`);
  await expect(late).toBeVisible();
  await expect(feed(page).getByText('The feed cannot be shown here right now.')).toBeHidden();
  await expect(feed(page).locator('img').filter({ visible: true })).toHaveCount(0);
  // A widget that removes its posts leaves no blank space either.
  await page.evaluate("container.replaceChildren(); container.style.height = ''");
  await expectFallback(page);
});

test.describe('with a provider’s widget', () => {
  test.use({ baseURL: sites['max-content'] });
  const address = 'https://feed.example/embed.js';
  const script = (page: Page) => page.locator(`script[src="${address}"]`);
  const container = (page: Page) => page.locator('#my-feed');

  test('G2 near the viewport, the script replaces an earlier copy and initialises the widget once it has loaded', async ({
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
    // Put the feed more than a viewport height below the viewport.
    await page.setViewportSize({ width: 320, height: 100 });
    await page.goto('gallery');
    await page.evaluate((src) => {
      for (let copy = 0; copy < 2; copy++) {
        const script = document.createElement('script');
        document.head.append(Object.assign(script, { type: 'text/plain', src }));
      }
    }, address);
    await waitUntilIdle(page);
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

  /** Opens Gallery with a widget whose `start(container)` runs this code. */
  async function openWithWidget(page: Page, code: string) {
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

  for (const [description, code, isShown] of [
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
    test(`G2 content that a provider draws ${description} counts as ${isShown ? 'shown' : 'nothing'}`, async ({
      page,
    }) => {
      await openWithWidget(page, code);
      await page.clock.runFor(10_100);
      await expect(state(page)).toHaveAttribute('data-state', isShown ? 'shown' : 'failed');
      await expect(container(page)).toBeVisible({ visible: isShown });
      await expect(page.locator('.social-feed-failure')).toBeVisible({ visible: !isShown });
    });

  test('G1 the feed is at least 400 px high, however little a provider draws', async ({ page }) => {
    await openWithWidget(page, "container.style.height = '51px'");
    await expect(state(page)).toHaveAttribute('data-state', 'shown');
    expect((await state(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
  });

  test('G2 an iframe counts as shown when it has loaded', async ({ page }) => {
    const release = await delayResponses(page, frame);
    const requested = page.waitForRequest(frame);
    await openWithWidget(
      page,
      `const frame = document.createElement('iframe');
       frame.src = '${frame}';
       frame.style.height = '700px';
       container.append(frame)`,
    );
    await requested;
    await page.clock.runFor(10_100);
    await expect(state(page)).toHaveAttribute('data-state', 'failed');
    release();
    await expect(state(page)).toHaveAttribute('data-state', 'shown');
    await expect(container(page)).toBeVisible();
  });
});

test.describe('without a feed', () => {
  test.use({ baseURL: sites['min-content'] });

  test('G3 there is no feed without a provider', async ({ page }) => {
    await page.goto('gallery');
    const section = page.getByRole('main').locator('section').first();
    await expect(section.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section.locator('img, iframe, li, [role=status]')).toHaveCount(0);
  });
});
