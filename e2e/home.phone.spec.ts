import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content, dialled, site } from './content';

// Nothing fades in, so that every place is what it stays; no script moves any.
test.use({ contextOptions: { reducedMotion: 'reduce' }, javaScriptEnabled: false });

const { home } = content;
const map = (page: Page) => page.getByRole('main').locator('[data-map]');

/** What a phone's browser leaves of its screen. */
const windows = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

const sidewaysWindows = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  { width: 844, height: 340 },
  { width: 812, height: 325 },
  { width: 640, height: 300 },
];

/** Taller for their width than most. */
const uprightWindows = [
  { width: 412, height: 915 },
  { width: 540, height: 1200 },
  { width: 1024, height: 1366 },
];

/** The words that the first view was made for are no longer than this; an owner's longer ones go below. */
const fitting = { headline: 45, area: 85, facts: 120 };
const { headline, area } = home.hero;
const factsLength = home.facts.flatMap(({ title, text }) => [...title, ...text]).length;
const fits =
  headline.length <= fitting.headline &&
  area.length <= fitting.area &&
  factsLength <= fitting.facts;

test("promise, call, facts and the house share a phone's first view", async ({ page }) => {
  test.skip(!fits, 'the owner’s words are longer than those that came with the site');
  await page.goto('/');
  for (const window of windows) {
    await page.setViewportSize(window);
    const main = page.getByRole('main');
    const words = [
      main.getByRole('heading', { level: 1 }),
      main.getByText(home.hero.area, { exact: true }),
      main.locator(`a[href="${dialled}"]`).first(),
    ];
    const facts = home.facts.map(({ text }) => main.getByText(text, { exact: true }).first());
    for (const part of [...words, ...facts]) await expect(part).toBeInViewport({ ratio: 1 });

    const boxOf = async (part: (typeof words)[number]) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('It is not there.');
      return { ...box, bottom: box.y + box.height };
    };
    const lowest = Math.max(...(await Promise.all(words.map(boxOf))).map(({ bottom }) => bottom));
    const titles = home.facts.map(({ title }) => main.getByText(title, { exact: true }).first());
    const highest = Math.min(...(await Promise.all(titles.map(boxOf))).map(({ y }) => y));
    const house = await boxOf(main.getByRole('img').first());
    const size = `${window.width} × ${window.height}`;
    expect.soft(house.bottom, size).toBeGreaterThanOrEqual(highest - 20);
    // The facts stand on a sill of their own, with some air above.
    expect.soft(highest - lowest, size).toBeGreaterThanOrEqual(150 + 12);
  }
});

test('a phone on its side shows the promise and the call button whole, and the house', async ({
  page,
}) => {
  test.skip(!fits, 'the owner’s words are longer than those that came with the site');
  await page.goto('/');
  const main = page.getByRole('main');
  for (const window of sidewaysWindows) {
    await page.setViewportSize(window);
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.locator(`a[href="${dialled}"]`).first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  }
});

test('the picture fills an upright window to both its sides', async ({ page }) => {
  await page.goto('/');
  const house = page.getByRole('main').getByRole('img').first();
  for (const window of uprightWindows) {
    const { width, height } = window;
    await page.setViewportSize(window);
    await expect
      .poll(() => house.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
    const sill = await page.getByRole('main').getByRole('list').first().boundingBox();
    const y = (sill?.y ?? height) - 150;
    for (const x of [0, width - 4]) {
      const strip = await page.screenshot({ clip: { x, y, width: 4, height: 140 } });
      const { channels } = await sharp(strip).stats();
      // What shows beside the picture is of one colour.
      expect(Math.max(...channels.map(({ stdev }) => stdev)), `${width}, at ${x}`).toBeGreaterThan(
        1,
      );
    }
  }
});

test('the regions’ names on the map cover neither each other nor another’s window, at any width, and its windows lead to the contact page', async ({
  page,
}) => {
  await page.goto('/');
  test.skip((await map(page).count()) === 0, 'a region has no place on the map');
  for (const width of [320, 390, 560, 561, 801, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = (element: HTMLElement | SVGElement) => {
      const links = [...element.querySelectorAll('a')];
      const edges = element.getBoundingClientRect();
      const boxes = links.flatMap((link) => [
        { of: link, box: link.getBoundingClientRect() },
        { of: link, box: (link.firstElementChild ?? link).getBoundingClientRect() },
      ]);
      return links.flatMap((link) => {
        const own = link.getBoundingClientRect();
        const inside = own.left >= edges.left && own.right <= edges.right;
        const over = boxes.filter(
          ({ of, box }) =>
            of !== link &&
            own.left < box.right &&
            box.left < own.right &&
            own.top < box.bottom &&
            box.top < own.bottom,
        );
        return [
          ...(inside ? [] : [`${link.textContent} is cut off`]),
          ...over.map(({ of }) => `${link.textContent} covers ${of.textContent}`),
        ];
      });
    };
    // The page takes a moment to follow its window.
    await expect.poll(() => map(page).evaluate(covered), `at ${width} pixels`).toEqual([]);
  }

  const links = map(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(site.areas);
  const light = links.last().locator('[aria-hidden]');
  await light.scrollIntoViewIfNeeded();
  await light.click();
  await expect(page).toHaveURL(/\/contact$/);
});
