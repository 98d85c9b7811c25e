import { expectAccessible } from './helpers/audit';
import {
  type Answer,
  agree,
  agreeButton,
  failure,
  feed,
  mockProvider,
  posts,
  scripts,
  widget,
  widgetMessages,
} from './helpers/feed';
import { instagram } from './helpers/site';
import { denyStorage, expect, hydrate, reconnect, test } from './helpers/test';

/** The pictures of the sample feed with their captions. */
const sample = [
  'A dark blue entry door with side windows between two lit lamps Entry door with side windows',
  'A white bay window on a brick house in the evening Bay window',
  'A condominium tower seen from below at dusk, some windows lit High-rise glass',
  'A green storefront with a large lit window Storefront',
  'A glass shower enclosure in a bathroom with green tiles Shower glass',
  'A black sliding patio door, morning sun on an oak floor Patio door',
];

test('the sample feed shows six pictures that link to the profile', async ({ page }) => {
  await page.goto('/gallery');
  const region = page.getByRole('region', { name: 'Recent work' });
  await region.scrollIntoViewIfNeeded();
  const links = region.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(sample.length);
  for (const [index, name] of sample.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(`${name} Instagram (opens in a new tab)`);
    await expect(link).toHaveAttribute('href', instagram);
    await expect(link).toHaveAttribute('target', '_blank');
    await link.scrollIntoViewIfNeeded();
    await expect(link.getByRole('img')).toHaveJSProperty('complete', true);
  }
  await expectAccessible(page, 'the sample feed');
  expect((await region.boundingBox())?.height).toBeGreaterThanOrEqual(400);
  const profile = page.getByRole('link', { name: 'VIEW ON INSTAGRAM (opens in a new tab)' });
  await expect(profile).toHaveAttribute('href', instagram);
});

test.describe('the widget of a provider', { tag: '@variant' }, () => {
  test.use({ expected: widgetMessages });

  test('is requested near the viewport after consent, which is asked once', async ({ page }) => {
    const service = await mockProvider(page);
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main { padding-top: 4000px }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto('gallery');
    await hydrate(page, 'menu');
    await expect(agreeButton(page)).toHaveCount(0);
    await feed(page).scrollIntoViewIfNeeded();
    const question = 'The pictures come from another company, which may learn your address.';
    await expect(feed(page).getByText(question)).toBeVisible();
    await expectAccessible(page, 'the question');
    expect(service.asked).toBe(0);
    await agreeButton(page).click();
    await expect(posts(page)).toBeVisible();
    await expect(feed(page)).toBeFocused();
    await expect(page.locator('div#my-feed[data-count="6"]')).toHaveCount(1);
    await expect(scripts(page)).toHaveJSProperty('async', true);
    await expect(feed(page)).toHaveJSProperty('offsetHeight', 700);
    await page.reload();
    await expect(agreeButton(page)).toHaveCount(0);
    await feed(page).scrollIntoViewIfNeeded();
    await expect(posts(page)).toBeVisible();
    await page.goto('contact');
    await page.goBack();
    await feed(page).scrollIntoViewIfNeeded();
    await expect(posts(page)).toHaveCount(1);
    await expect(scripts(page)).toHaveCount(1);
  });

  const failures: Record<string, Answer | 'abort'> = {
    'is missing': { status: 404, body: 'not here' },
    'is no script': { body: 'this is ( not a script' },
    'is a page': { contentType: 'text/html', body: '<title>Sign in</title>' },
    throws: { body: 'throw new Error("the widget throws");' },
    'is blocked': 'abort',
  };

  test('shows the pictures and a message when its script fails', async ({ page }) => {
    const service = await mockProvider(page);
    await agree(page);
    await expect(posts(page)).toBeVisible();
    for (const [name, answer] of Object.entries(failures)) {
      await test.step(name, async () => {
        service.answer = answer;
        await page.reload();
        await expect(failure(page)).toBeVisible();
        await expect(posts(page)).toHaveCount(0);
      });
    }
    await expectAccessible(page, 'the failed feed');
    expect((await feed(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
    service.answer = { body: widget() };
    await page.reload();
    await expect(posts(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('is requested again when the connection is back', async ({ page, context }) => {
    const service = await mockProvider(page, 'abort');
    await page.goto('gallery');
    await feed(page).scrollIntoViewIfNeeded();
    await agreeButton(page).waitFor();
    await context.setOffline(true);
    await agreeButton(page).click();
    await expect(failure(page)).toBeVisible();
    service.answer = { body: widget() };
    await reconnect(page);
    await expect(posts(page)).toBeVisible();
  });

  test('remains after a later error, also when storage is denied', async ({ page }) => {
    await denyStorage(page, 'localStorage');
    const later = 'setTimeout(() => { window.hasThrown = true; throw new Error("later"); });';
    await mockProvider(page, { body: widget(later) });
    await agree(page);
    await page.waitForFunction(() => 'hasThrown' in window);
    await expect(posts(page)).toBeVisible();
  });
});
