import { everyPage, notFound } from './helpers/fixture-site';
import { endMotion, findLayoutFaults } from './helpers/layout-faults';
import { expect, type Page, test } from './helpers/test';

/* How the parts of the pages stand to each other, in windows of different widths. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};

/** How the first part stands to the second. */
async function relation(page: Page, first: string, second: string) {
  const [one, other] = [await boxOf(page, first), await boxOf(page, second)];
  if (one.bottom <= other.top + 1) return 'above';
  if (other.bottom <= one.top + 1) return 'below';
  if (one.right <= other.left + 1) return 'left of';
  return 'over';
}

const widths = [1440, 768, 390];

/** Two parts of a page, and how the first stands to the second at these widths. */
const pairs: Record<string, [string, string, ...string[]][]> = {
  '/': [
    ['main h1', '[data-hero-call]', 'above', 'above', 'above'],
    ['[data-hero-call]', '[data-hero-call] ~ ul', 'above', 'above', 'above'],
    ['main h1', 'div:has(> picture > [data-hero-unlit])', 'over', 'above', 'above'],
    ['main h2', 'main h2 + .lead', 'left of', 'above', 'above'],
    ['main figure', 'section:has(figure) img', 'left of', 'below', 'below'],
    ['[data-areas] h2', '[data-map]', 'left of', 'above', 'above'],
    ['[data-areas] h2', '[data-areas] ul', 'above', 'above', 'above'],
    ['[data-areas] ul', '[data-map]', 'left of', 'below', 'below'],
    ['[data-call-to-action]', 'section:has(> picture) > picture img', 'over', 'below', 'below'],
  ],
  '/services': [
    ['main h1', 'main blockquote', 'left of', 'above', 'above'],
    ['footer div > :nth-child(2)', 'footer div > :nth-child(3)', 'left of', 'above', 'above'],
    ['footer div > :nth-child(3)', 'footer div > :nth-child(4)', 'left of', 'left of', 'left of'],
    ['footer div > :nth-child(4)', 'footer div > :nth-child(5)', 'left of', 'left of', 'above'],
  ],
  '/gallery': [['main h1', '.social-feed', 'above', 'above', 'above']],
  '/contact': [['main h1', 'form', 'left of', 'above', 'above']],
  [notFound.path]: [['main h1', 'main div:has(> svg)', 'left of', 'above', 'above']],
};

for (const [path, parts] of Object.entries(pairs)) {
  test(`the parts of ${path} are beside or below each other`, async ({ page }) => {
    await page.goto(path);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (const [first, second, ...relations] of parts)
        await expect
          .poll(() => relation(page, first, second), `${first} and ${second} at ${width}`)
          .toBe(relations[index]);
    }
  });
}

/** Runs in the page. How far the texts of its parts, and the form, are from the edges of the window. */
function distances() {
  const parts = [...document.querySelectorAll('header, main > :not([data-call-bar]), footer')];
  const lefts = parts.map((part) => {
    const texts = [
      ...part.querySelectorAll('h1, h2, p, li:not(:has(img)), a:not(:has(img))'),
    ].filter((text) => text.checkVisibility() && !text.closest('.visually-hidden, [popover]'));
    const edges = texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().left;
    });
    return Math.min(...edges);
  });
  const rights = [...document.querySelectorAll('form')].map(
    (form) => innerWidth - form.getBoundingClientRect().right,
  );
  return [...new Set([...lefts.filter(Number.isFinite), ...rights].map(Math.round))];
}

test('texts keep a distance from the edges, a wide one on very large screens', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    for (const [width, gutter] of [
      [2560, 400],
      [1440, 58],
      [768, 31],
      [390, 20],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(distances), `${path} at ${width}`).toEqual([gutter]);
    }
  }
});

/** Runs in the page. The widths of the elements that have text of their own, which is not hidden from sight. */
const textWidths = () =>
  [...document.querySelectorAll('header *, main *, footer *')]
    .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === 3))
    .map((element) => ({ element, width: Math.round(element.getBoundingClientRect().width) }))
    .filter(({ width }) => width > 1)
    .map(({ element, width }) => `${element.textContent}: ${width}`);

test('A2 content stops growing, and very wide windows break no word', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    await page.evaluate(endMotion);
    await page.setViewportSize({ width: 2560, height: 900 });
    const widths = await page.evaluate(textWidths);
    for (const width of [3584, 5120]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(textWidths), `${path} at ${width}`).toEqual(widths);
      expect(await page.evaluate(findLayoutFaults, width), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Runs in the page. How many ways to the other pages, and to call below the first view, are seen. */
const countWays = () =>
  [
    'header > nav, [popovertarget=menu]',
    '[data-call-bar] a, section:not(:has([data-hero-call], [data-call-to-action])) a[href^="tel:"]',
  ].map(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

test('in every window there is one way to the pages and one to call', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 560, 561, 899, 900, 1023, 1024, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page
      .locator('main h2')
      .first()
      .evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => page.evaluate(countWays), `${width}`).toEqual([1, 1]);
  }
  await page.goto('/contact');
  const number = page.getByRole('banner').locator('a[href^="tel:"]:visible .phone-number');
  for (const [width, visible] of [
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(number).toBeVisible({ visible });
  }
});

test('an area’s name is beside its point on the map, at each side', async ({ page }) => {
  await page.goto('/');
  const label = page.locator('[data-mark] > [data-side]').first();
  for (const side of ['right', 'left', 'above', 'below'] as const) {
    const gap = await label.evaluate((element, side) => {
      element.setAttribute('data-side', side);
      const name = element.getBoundingClientRect();
      const point = element.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
      const gaps = {
        right: name.left - point.right,
        left: point.left - name.right,
        above: point.top - name.bottom,
        below: name.top - point.bottom,
      };
      return gaps[side];
    }, side);
    expect(gap, side).toBeGreaterThan(2);
    expect(gap, side).toBeLessThan(16);
  }
});
