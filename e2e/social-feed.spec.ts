import { expectAccessible } from './helpers/audit';
import {
  type Answer,
  agree,
  agreeButton,
  embedScript,
  failure,
  feed,
  posts,
  providerOf,
  scripts,
  widget,
} from './helpers/feed';
import { instagram } from './helpers/site';
import { denyStorage, expect, hold, hydrate, stopClock, test } from './helpers/test';

const sample = [
  'A dark blue entry door with side windows between two lit lamps Entry door with side windows',
  'A white bay window on a brick house in the evening Bay window',
  'A condominium tower seen from below at dusk, some windows lit High-rise glass',
  'A green storefront with a large lit window Storefront',
  'A glass shower enclosure in a bathroom with green tiles Shower glass',
  'A black sliding patio door, morning sun on an oak floor Patio door',
];

test('the sample feed shows six pictures that lead to the profile', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/gallery');
  const region = page.getByRole('region', { name: 'Recent work' });
  await region.scrollIntoViewIfNeeded();
  const links = region.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(6);
  for (const [index, name] of sample.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(`${name} Instagram (opens in a new tab)`);
    await expect(link).toHaveAttribute('href', instagram);
    await expect(link).toHaveAttribute('target', '_blank');
    const picture = link.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(1, 1);
  }
  const caption = links.first().getByText('Entry door with side windows', { exact: true });
  await expect(caption).not.toBeInViewport();
  await links.first().focus();
  await expect(caption).toBeInViewport();
  expect((await region.boundingBox())?.height).toBeGreaterThanOrEqual(400);
  await expectAccessible(page, 'the sample feed');
  const profile = page.getByRole('link', { name: 'VIEW ON INSTAGRAM (opens in a new tab)' });
  await expect(profile).toHaveAttribute('href', instagram);
});

test.describe('a feed that cannot start', () => {
  test.use({ expected: /Failed to load|islands/ });

  test('says so after its pictures, and points to the profile', async ({ page }) => {
    await page.route('**/islands/social-feed-*.js', (route) => route.abort());
    await page.goto('/gallery');
    const region = page.getByRole('region', { name: 'Recent work' });
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('img')).toHaveCount(6);
    await expect(region.getByRole('img').first()).toHaveAccessibleName(/entry door/);
    await expect(page.getByRole('link', { name: /VIEW ON INSTAGRAM/ })).toBeVisible();
  });
});

test.describe('a provider’s feed', { tag: '@variant' }, () => {
  test.use({ expected: /^asked http:\/\/localhost:4119|Failed to load resource|MIME type|ERR_/ });

  test('asks the provider for nothing until the visitor agrees, and keeps the choice', async ({
    page,
  }) => {
    const service = await providerOf(page);
    await page.goto('gallery');
    await hydrate(page, 'social-feed');
    await expect(
      feed(page).getByText('The pictures come from another company, which may learn your address.'),
    ).toBeVisible();
    await expectAccessible(page, 'the question');
    expect(service.asked).toBe(0);
    await agreeButton(page).click();
    await expect(posts(page)).toBeVisible();
    await expect(feed(page)).toBeFocused();
    await expect(page.locator('div#my-feed[data-count="6"]')).toHaveCount(1);
    await expect(scripts(page)).toHaveJSProperty('async', true);
    await page.reload();
    await expect(posts(page)).toBeVisible();
    await expect(agreeButton(page)).toHaveCount(0);
    expect(service.asked).toBe(2);
    await page.goto('contact');
    await page.goBack();
    await expect(posts(page)).toHaveCount(1);
    await expect(scripts(page)).toHaveCount(1);
  });

  test('is asked for only near the window, and grows below its place', async ({ page }) => {
    const service = await providerOf(page);
    await page.addInitScript(() => {
      localStorage.setItem('feed-consent', 'http://localhost:4119');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main { padding-top: 4000px }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto('gallery');
    await hydrate(page, 'menu');
    expect(service.asked).toBe(0);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(posts(page)).toBeVisible();
    await expect(feed(page)).toHaveJSProperty('offsetHeight', 700);
  });

  const failures: Record<string, Answer | 'abort'> = {
    'is missing': { status: 404, body: 'not here' },
    'is no script': { body: 'this is ( not a script' },
    'is a page': { contentType: 'text/html', body: '<title>Sign in</title>' },
    throws: { body: 'throw new Error("the widget throws");' },
    'throws when it starts': { body: 'window.Widget = { start() { throw new Error("no"); } };' },
    'rejects when it starts': {
      body: 'window.Widget = { async start() { throw new Error("no"); } };',
    },
    'has nothing to start': { body: 'window.Widget = {};' },
    'is blocked': 'abort',
  };

  test('shows a sentence when its script fails in any way, and is tried again at the next visit', async ({
    page,
  }) => {
    const service = await providerOf(page);
    await agree(page);
    await expect(posts(page)).toBeVisible();
    for (const [name, answer] of Object.entries(failures)) {
      await test.step(name, async () => {
        service.answer = answer;
        await page.reload();
        await expect(failure(page)).toBeVisible();
        await expect(posts(page)).toHaveCount(0);
        expect((await feed(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
      });
    }
    await expectAccessible(page, 'the failed feed');
    service.answer = { body: widget() };
    await page.reload();
    await expect(posts(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('is given up after 10 seconds, and shown all the same when it comes', async ({ page }) => {
    const release = await hold(page, embedScript);
    await providerOf(page);
    await page.unroute(embedScript);
    await stopClock(page);
    await agree(page);
    await page.clock.fastForward(9_999);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.fastForward(1);
    await expect(failure(page)).toBeVisible();
    release();
    await expect(posts(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('that draws nothing within 10 seconds has failed', async ({ page }) => {
    await providerOf(page, {
      body: 'window.Widget = { start: (box) => { box.append(document.createElement("ul")); window.drew = true; } };',
    });
    await stopClock(page);
    await agree(page);
    await page.waitForFunction(() => 'drew' in window);
    await page.clock.fastForward(10_000);
    await expect(failure(page)).toBeVisible();
  });

  test('that was lost with the connection comes when it is back', async ({ page, context }) => {
    const service = await providerOf(page, 'abort');
    await page.goto('gallery');
    await hydrate(page, 'social-feed');
    await context.setOffline(true);
    await agreeButton(page).click();
    await expect(failure(page)).toBeVisible();
    service.answer = { body: widget() };
    await context.setOffline(false);
    await expect(posts(page)).toBeVisible();
  });

  test('stays when its widget throws later, and the page stays with it', async ({ page }) => {
    await providerOf(page, {
      body: widget('setTimeout(() => { window.threw = true; throw new Error("later"); });'),
    });
    await agree(page);
    await page.waitForFunction(() => 'threw' in window);
    await expect(posts(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Write to us' }).first().click();
    await expect(page).toHaveURL(/\/sub\/contact$/);
  });

  test('keeps the choice for the visit where storage is denied', async ({ page }) => {
    await denyStorage(page, 'localStorage');
    await providerOf(page);
    await agree(page);
    await expect(posts(page)).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is six pictures without a question', async ({ page }) => {
      await page.goto('gallery');
      await expect(feed(page).getByRole('img')).toHaveCount(6);
      await expect(feed(page).getByRole('button')).toHaveCount(0);
      expect((await feed(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
    });
  });
});
