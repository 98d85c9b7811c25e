import type { Locator } from '@playwright/test';
import { contrast } from '../../scripts/media/colours';
import { pixelsOf } from '../helpers/pixels';
import { expect, expectLoaded, type Page, test } from '../helpers/test';

/* Words over pictures, which axe cannot judge. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. Takes the letters away. @returns their colour with its opacity, and their lines. */
function clear(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
  const { color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const unit = color.startsWith('color(') ? 255 : 1;
  element.style.webkitTextFillColor = 'transparent';
  return {
    colour: [red * unit, green * unit, blue * unit, alpha],
    lines: lines.map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

/** The contrast of a text with what is behind it: hardly any place has less. */
async function leastContrast(page: Page, text: Locator) {
  const { colour, lines } = await text.evaluate(clear);
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
  const contrasts: number[] = [];
  for (const clip of lines) {
    const rows = await pixelsOf(await page.screenshot({ clip, scale: 'css' }));
    for (const ground of rows.flat()) {
      const mix = (own: number, index: number) => own * alpha + (ground[index] ?? 0) * (1 - alpha);
      contrasts.push(contrast([mix(red, 0), mix(green, 1), mix(blue, 2)], ground));
    }
  }
  const sorted = contrasts.sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 50)] ?? 0;
}

async function expectContrast(page: Page, selectors: string[], state: string) {
  for (const selector of selectors) {
    const text = page.locator(selector).first();
    expect
      .soft(await leastContrast(page, text), `${selector} ${state}`)
      .toBeGreaterThanOrEqual(4.5);
  }
}

/** The pictures are as light as an owner's may be. */
const whiten = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main img { filter: brightness(99) !important; opacity: 1 !important }');
    document.adoptedStyleSheets = [sheet];
  });

const hero = ['main h1', 'main p:has(+ h1)', 'main h1 + p'];
const facts = ['[data-hero-call] ~ ul strong', '[data-hero-call] ~ ul span'];

test('the words over Home’s pictures can be read', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/');
  const links = isMobile ? [] : ['header nav a', 'header nav li:last-child a'];
  const header = ['header > a > :last-child', ...links];
  await expectContrast(page, [...header, ...hero, ...facts], 'at the top');
  await page.reload();
  await page
    .locator('main h2')
    .first()
    .evaluate((heading) => heading.scrollIntoView());
  await expectContrast(page, header, 'over light ground');
  await page.locator('[data-call-to-action]').scrollIntoViewIfNeeded();
  await expectLoaded(page.locator('section:has([data-call-to-action]) img'));
  await expectContrast(page, [':has(> [data-call-to-action]) h2', ':has(> h2 + p + div) > p'], '');
});

test('the words over white pictures can be read', async ({ page }) => {
  await page.goto('/');
  await whiten(page);
  await expectContrast(page, facts, 'of Home');
  await page.goto('/services');
  await expectLoaded(page.locator('#high-rise img'));
  await whiten(page);
  for (const id of ['high-rise', 'hardware']) await expectContrast(page, [`#${id} h2`], '');
  await page.goto('/gallery');
  const tile = page.locator('.social-feed-slot li').first();
  await expect(tile.locator('b')).not.toBeInViewport();
  await whiten(page);
  await tile.hover();
  await expect(tile.locator('b')).toBeInViewport({ ratio: 1 });
  await expectContrast(page, ['.social-feed-slot li b'], '');
});

/** The shades that the build gives a white picture. */
const shades =
  'main > section { --wide-top: rgb(10 23 29 / 0.8); --wide-shade: rgb(10 23 29 / 0.8); --tall-top: rgb(10 23 29 / 0.8); --tall-shade: rgb(10 23 29 / 0.8); --tall-above: white }';

test('the shades of Home’s pictures are behind the words', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await whiten(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, shades);
  await expectContrast(page, hero, 'of Home');
  if (isMobile) return;
  await page.locator('[data-call-to-action]').scrollIntoViewIfNeeded();
  await expectLoaded(page.locator('section:has([data-call-to-action]) img'));
  await expectContrast(page, [':has(> [data-call-to-action]) h2', ':has(> h2 + p + div) > p'], '');
});
