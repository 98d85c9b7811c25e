import type { Locator } from '@playwright/test';
import { phone } from './helpers/fixture-site';
import { expect, type Page, test } from './helpers/test';

/* What a visitor in a hurry looks for is in the window when the page opens. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Find = (page: Page) => Locator;
const facts: Find = (page) => page.getByText('Every technician');
const number: Find = (page) =>
  page.getByRole('main').getByRole('link', { name: phone.shown }).first();
const heroCall: Find = (page) => page.locator('[data-hero-call] a');
const send: Find = (page) => page.getByRole('button', { name: 'SEND' });
const firstCard: Find = (page) => page.locator('#high-rise h2');
const firstPicture: Find = (page) => page.locator('.social-feed li img').first();

/** In windows as the browsers of phones leave them. */
const onPhones: [path: string, name: string, find: Find, sizes: [number, number][]][] = [
  [
    '/',
    'facts',
    facts,
    [
      [390, 664],
      [360, 640],
    ],
  ],
  [
    '/contact',
    'number',
    number,
    [
      [390, 664],
      [360, 640],
    ],
  ],
  ['/', 'call button', heroCall, [[844, 390]]],
  ['/services', 'first card', firstCard, [[390, 664]]],
  ['/gallery', 'first picture', firstPicture, [[390, 664]]],
];
const onDesktops: typeof onPhones = [
  [
    '/',
    'facts',
    facts,
    [
      [1440, 900],
      [1366, 768],
    ],
  ],
  [
    '/services',
    'first card',
    firstCard,
    [
      [1440, 900],
      [1366, 768],
    ],
  ],
  ['/gallery', 'first picture', firstPicture, [[1440, 900]]],
  ['/contact', 'send button', send, [[1440, 900]]],
];

for (const [tag, views] of [
  [['@phone'], onPhones],
  [[], onDesktops],
] as const)
  for (const [path, name, find, sizes] of views)
    for (const [width, height] of sizes)
      test(`the first view of ${path} has its ${name} at ${width} × ${height}`, {
        tag: [...tag],
      }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await expect(find(page)).toBeInViewport({ ratio: 1 });
      });

test('on a tablet the picture of Home reaches the lower edge of the window', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const { y = 0, height = 0 } =
    (await page.locator('div:has(> picture > [data-hero-unlit])').boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(1024);
});

test('H1 the hero fills the window, and is at most 90 rem high', async ({ page }) => {
  await page.goto('/');
  for (const [width, height, expected] of [
    [1440, 900, 900],
    [390, 844, 844],
    [1366, 12140, 1440],
    [411, 12140, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hero = page.locator('section:has(h1)');
    await expect
      .poll(() => hero.evaluate(({ clientHeight }) => clientHeight), `${width} × ${height}`)
      .toBe(expected);
  }
});
