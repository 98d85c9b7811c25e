import {
  delayResponses,
  expect,
  finishAnimations,
  type Page,
  scrollTo,
  test,
} from './helpers/base-test';
import { numbers } from './helpers/random-numbers';
import { atRest, openEntered, seenParts } from './helpers/reveal';
import { sites } from './helpers/sites';

/** Scrolls until this share of the element is above the lower edge of the window. */
async function bring(page: Page, selector: string, share: number) {
  await page.locator(selector).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
  }, share);
  await atRest(page);
}

/** What is seen of an element when this share of it is in the window, and how long the animation takes that brings it. */
async function seenAt(page: Page, selector: string, share: number) {
  await bring(page, selector, share);
  const [before] = await seenParts(page.locator(selector));
  await finishAnimations(page);
  const [after] = await seenParts(page.locator(selector));
  const lasts = before?.durations.some((duration) => duration >= 600 && duration <= 1200);
  return `${after?.opacity === 1 ? 'shown' : 'hidden'}${lasts ? ' by an animation' : ''}`;
}

const reveals = [
  { path: '/services', selector: '#installations', threshold: 0.3, again: 'hidden' },
  { path: '/gallery', selector: 'main figure >> nth=-1', threshold: 0.4, again: 'shown' },
  { path: '/', selector: 'main h2:text-is("Where we work")', threshold: 0.4, again: 'shown' },
];
for (const { path, selector, threshold, again } of reveals) {
  test(`M1 ${selector} of ${path} comes in at ${threshold}, stays while any part of it is in view, and is ${again} below the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await openEntered(page, path);
    const at = (share: number) => seenAt(page, selector, share);
    expect(await at(-0.5)).toBe('hidden');
    expect(await at(threshold - 0.05)).toBe('hidden');
    expect(await at(threshold + 0.05)).toBe('shown by an animation');
    for (const share of [0.8, 0.2, 0.02]) expect(await at(share), `${share}`).toBe('shown');
    expect(await at(-0.1)).toBe(again);
    expect(await at(threshold - 0.05)).toBe(again);
    expect(await at(threshold + 0.05)).toBe(again === 'hidden' ? 'shown by an animation' : 'shown');
    // Its upper part leaves the window.
    await page.locator(selector).evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - 4, behavior: 'instant' });
    });
    await atRest(page);
    expect((await seenParts(page.locator(selector)))[0]?.opacity).toBe(1);
  });
}

test.describe('with texts as long as can be', () => {
  test.use({ baseURL: sites.longest, expected: /plausible\.io/ });

  test('M1 a card that is higher than the window comes in when it fills half of it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 160 });
    await openEntered(page, 'services');
    const card = 'main li[id] >> nth=-1';
    const { height = 0 } = (await page.locator(card).boundingBox()) ?? {};
    expect(80 / height, 'half a window').toBeLessThan(0.28);
    expect(await seenAt(page, card, 70 / height)).toBe('hidden');
    expect(await seenAt(page, card, 90 / height)).toBe('shown by an animation');
  });
});

test('M1 a script that comes late hides nothing that has been seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 360 });
  const release = await delayResponses(page, '**/*.js');
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await finishAnimations(page);
  const cards = page.locator('main li[id]');
  const inView = (await seenParts(cards)).filter(({ ratio }) => ratio > 0);
  expect(inView[0]?.ratio, 'below its threshold').toBeLessThan(0.28);
  release();
  await page.waitForLoadState();
  await scrollTo(page, 1);
  await atRest(page);
  const now = await seenParts(cards);
  for (const { name, ratio } of inView)
    expect(now.find((card) => card.name === name)?.opacity, `${name}, ${ratio}`).toBe(1);
});

/**
 * Runs in the page. The parts of its main content that are hidden although they are in view: at their threshold, or
 * filling half the window.
 */
function hiddenInView(): string[] {
  return [...document.querySelectorAll('main, main :not([data-part] *)')]
    .filter((element) => {
      const isRendered = element.checkVisibility({ visibilityProperty: true });
      if (!isRendered || Number(getComputedStyle(element).opacity) > 0.5) return false;
      const { top, bottom, height } = element.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const threshold = element.matches('li') ? 0.3 : 0.4;
      return seen > 0 && (seen / height > threshold + 0.02 || seen > innerHeight / 2 + 1);
    })
    .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
}

/** A visitor's acts and what happens to a page. `random` gives whole numbers. */
const acts: ((page: Page, random: (below: number) => number) => Promise<unknown>)[] = [
  (page, random) => page.mouse.wheel(0, random(3000) - 1200),
  (page, random) => page.mouse.wheel(0, random(300) - 100),
  (page, random) =>
    page.keyboard.press(['End', 'Home', 'PageDown', 'PageUp', 'Space'][random(5)] ?? ''),
  (page, random) =>
    page.evaluate((random) => {
      const ids = [...document.querySelectorAll('main [id]')];
      location.hash = ids[random % ids.length]?.id ?? '';
    }, random(1000)),
  async (page, random) => {
    await page.goto('/contact');
    if (random(2)) await page.goBack();
    else await page.evaluate(() => history.back());
    await expect(page).not.toHaveURL(/contact/);
  },
  (page, random) => page.setViewportSize({ width: 700 + random(900), height: 300 + random(500) }),
  async (page, random) => {
    const blocked = page.evaluate((milliseconds) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    }, random(200));
    await page.mouse.wheel(0, random(2000) - 800);
    await blocked;
  },
];

for (let seed = 1; seed <= 6; seed++)
  test(`M2 nothing in view is hidden after random walk ${seed}`, async ({ page }) => {
    const random = numbers(seed * 7919);
    const path = ['/services', '/', '/gallery'][seed % 3] ?? '';
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(path);
    await page.mouse.move(300, 300);
    const walk = [];
    for (let step = 0; step < 8; step++) {
      const act = random(acts.length);
      walk.push(act);
      await acts[act]?.(page, random);
      // Every other act comes while the page still moves.
      if (step % 2 === 0) continue;
      await atRest(page);
      // A report may come a frame after the page has come to rest: nothing stays hidden.
      const hidden = async () => {
        await finishAnimations(page);
        return page.evaluate(hiddenInView);
      };
      await expect.poll(hidden, `${path}: acts ${walk}`).toEqual([]);
    }
  });

/** Runs in the page. The first report of each observer is late, and others are lost. `atRest` has one without options. */
function holdReports() {
  const releases: (() => void)[] = [];
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      let isFirst = true;
      super((entries) => {
        if (!options) report(entries, this);
        else if (isFirst) releases.push(() => report(entries, this));
        isFirst = false;
      }, options);
    }
  };
  Object.assign(window, {
    releaseReports() {
      for (const release of releases) release();
    },
  });
}

test('M2 reports that come late hide nothing in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.addInitScript(holdReports);
  await page.goto('/services');
  await atRest(page);
  await finishAnimations(page);
  const card = page.locator('#installations');
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate('releaseReports()');
  await finishAnimations(page);
  expect((await seenParts(card))[0]?.opacity).toBe(1);
});
