import {
  delayResponses,
  expect,
  finishAnimations,
  type Page,
  scrollTo,
  test,
} from './helpers/base-test';
import { getRevealState, measureParts, openAfterEntrance, waitUntilAtRest } from './helpers/reveal';
import { sites } from './helpers/sites';

const reveals = [
  { path: '/services', selector: '#installations', threshold: 0.3, outOfView: 'hidden' },
  { path: '/gallery', selector: 'main figure >> nth=-1', threshold: 0.4, outOfView: 'shown' },
  { path: '/', selector: 'main h2:text-is("Where we work")', threshold: 0.4, outOfView: 'shown' },
];
for (const { path, selector, threshold, outOfView } of reveals) {
  test(`M1 ${selector} of ${path} fades in at ${threshold}, stays visible while any part is in view, and is then ${outOfView} below the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await openAfterEntrance(page, path);
    const stateAt = (ratio: number) => getRevealState(page, selector, ratio);
    expect(await stateAt(-0.5)).toBe('hidden');
    expect(await stateAt(threshold - 0.05)).toBe('hidden');
    expect(await stateAt(threshold + 0.05)).toBe('fading in');
    for (const ratio of [0.8, 0.2, 0.02]) expect(await stateAt(ratio), `${ratio}`).toBe('shown');
    expect(await stateAt(-0.1)).toBe(outOfView);
    expect(await stateAt(threshold - 0.05)).toBe(outOfView);
    expect(await stateAt(threshold + 0.05)).toBe(outOfView === 'hidden' ? 'fading in' : 'shown');
    // Scroll on until only its last 4 px are in view.
    await page.locator(selector).evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - 4, behavior: 'instant' });
    });
    await waitUntilAtRest(page);
    expect((await measureParts(page.locator(selector)))[0]?.opacity).toBe(1);
  });
}

test.describe('with max-content', () => {
  test.use({ baseURL: sites['max-content'], expectedProblems: /plausible\.io/ });

  test('M1 a card higher than the window fades in when it fills half of it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 160 });
    await openAfterEntrance(page, 'services');
    const card = 'main li[id] >> nth=-1';
    const { height = 0 } = (await page.locator(card).boundingBox()) ?? {};
    expect(80 / height, 'half a window').toBeLessThan(0.28);
    expect(await getRevealState(page, card, 70 / height)).toBe('hidden');
    expect(await getRevealState(page, card, 90 / height)).toBe('fading in');
  });
});

test('M1 a late script hides nothing that is in view', async ({ page }) => {
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
  const after = await measureParts(cards);
  for (const { name, ratio } of inView)
    expect(after.find((card) => card.name === name)?.opacity, `${name}, ${ratio}`).toBe(1);
});

/** Returns the hidden elements that have reached their threshold or fill half the window. Runs in the page. */
function findHiddenInView(): string[] {
  return [...document.querySelectorAll('main, main :not([data-service] *)')]
    .filter((element) => {
      const isRendered = element.checkVisibility({ visibilityProperty: true });
      if (!isRendered || Number(getComputedStyle(element).opacity) > 0.5) return false;
      const { top, bottom, height } = element.getBoundingClientRect();
      const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const threshold = element.matches('li') ? 0.3 : 0.4;
      return (
        visibleHeight > 0 &&
        (visibleHeight / height > threshold + 0.02 || visibleHeight > innerHeight / 2 + 1)
      );
    })
    .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
}

/** Actions of a visitor. Every other action starts while the page is still moving from the one before. */
const actions: [name: string, act: (page: Page) => Promise<unknown>][] = [
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
  ['turns the wheel further', (page) => page.mouse.wheel(0, 1100)],
  ['presses Home', (page) => page.keyboard.press('Home')],
  ['presses End', (page) => page.keyboard.press('End')],
  ['makes the window smaller', (page) => page.setViewportSize({ width: 800, height: 400 })],
];

for (const { path } of reveals)
  test(`M2 nothing in view on ${path} stays hidden, whatever a visitor does`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(path);
    await page.mouse.move(300, 300);
    for (const [step, [name, act]] of actions.entries()) {
      await act(page);
      if (step % 2 === 0) continue;
      await waitUntilAtRest(page);
      // Poll, because an observer may report a frame after the page has come to rest.
      const hidden = async () => {
        await finishAnimations(page);
        return page.evaluate(findHiddenInView);
      };
      await expect.poll(hidden, `the visitor ${name}`).toEqual([]);
    }
  });

/**
 * Delays the first report of each observer and drops later ones. Runs in the page. Observers without options, which
 * `waitUntilAtRest` uses, are not affected.
 */
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

test('M2 content in view is never left hidden when reports are late or lost', async ({ page }) => {
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
