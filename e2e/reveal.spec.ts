import {
  delayResponses,
  expect,
  finishAnimations,
  type Page,
  scrollTo,
  test,
} from './helpers/base-test';
import { measureParts, openAfterEntrance, seenAt, waitUntilAtRest } from './helpers/reveal';
import { sites } from './helpers/sites';

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
    await openAfterEntrance(page, path);
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
    await waitUntilAtRest(page);
    expect((await measureParts(page.locator(selector)))[0]?.opacity).toBe(1);
  });
}

test.describe('with texts as long as can be', () => {
  test.use({ baseURL: sites['max-content'], expected: /plausible\.io/ });

  test('M1 a card that is higher than the window comes in when it fills half of it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 160 });
    await openAfterEntrance(page, 'services');
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
  const inView = (await measureParts(cards)).filter(({ ratio }) => ratio > 0);
  expect(inView[0]?.ratio, 'below its threshold').toBeLessThan(0.28);
  release();
  await page.waitForLoadState();
  await scrollTo(page, 1);
  await waitUntilAtRest(page);
  const now = await measureParts(cards);
  for (const { name, ratio } of inView)
    expect(now.find((card) => card.name === name)?.opacity, `${name}, ${ratio}`).toBe(1);
});

/**
 * Runs in the page. The parts of its main content that are hidden although they are in view: at their threshold, or
 * filling half the window.
 */
function hiddenInView(): string[] {
  return [...document.querySelectorAll('main, main :not([data-service] *)')]
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

/** What a visitor does with a page. Every other step comes while the page still moves. */
const walk: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['turns the wheel', (page) => page.mouse.wheel(0, 900)],
  ['presses Page Down', (page) => page.keyboard.press('PageDown')],
  [
    'follows a link within the page',
    (page) =>
      page.evaluate(() => {
        location.hash = [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '';
      }),
  ],
  ['turns the wheel back', (page) => page.mouse.wheel(0, -700)],
  [
    'goes to another page and back',
    async (page) => {
      await page.goto('/contact');
      await page.goBack();
      await expect(page).not.toHaveURL(/contact/);
    },
  ],
  ['makes the window larger', (page) => page.setViewportSize({ width: 1500, height: 700 })],
  [
    'turns the wheel while the page is busy',
    async (page) => {
      const busy = page.evaluate(() => {
        const end = performance.now() + 150;
        while (performance.now() < end);
      });
      await page.mouse.wheel(0, 1100);
      await busy;
    },
  ],
  ['presses Home', (page) => page.keyboard.press('Home')],
  ['presses End', (page) => page.keyboard.press('End')],
  ['makes the window smaller', (page) => page.setViewportSize({ width: 800, height: 400 })],
];

for (const { path } of reveals)
  test(`M2 nothing in view of ${path} is hidden, whatever a visitor does`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(path);
    await page.mouse.move(300, 300);
    for (const [step, [name, act]] of walk.entries()) {
      await act(page);
      if (step % 2 === 0) continue;
      await waitUntilAtRest(page);
      // An observer may report a frame after the page has come to rest: nothing stays hidden.
      const hidden = async () => {
        await finishAnimations(page);
        return page.evaluate(hiddenInView);
      };
      await expect.poll(hidden, `the visitor ${name}`).toEqual([]);
    }
  });

/** Runs in the page. The first report of each observer is late, and others are lost. `waitUntilAtRest` has one without options. */
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
  await waitUntilAtRest(page);
  await finishAnimations(page);
  const card = page.locator('#installations');
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate('releaseReports()');
  await finishAnimations(page);
  expect((await measureParts(card))[0]?.opacity).toBe(1);
});
