import { expect, type Page, test } from '@playwright/test';
import { openWithoutLoader, routes } from './routes';

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
}

/** What the browser itself reports of the page so far. */
function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(
    () =>
      new Promise<Vitals>((resolve) => {
        const vitals = { fcp: 0, lcp: 0, cls: 0 };
        const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
            type,
            buffered: true,
          });
        watch('paint', ({ name, startTime }) => {
          if (name === 'first-contentful-paint') vitals.fcp = startTime;
        });
        watch('largest-contentful-paint', ({ startTime }) => {
          vitals.lcp = startTime;
        });
        watch('layout-shift', (entry) => {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) vitals.cls += shift.value;
        });
        setTimeout(() => resolve(vitals), 200);
      }),
  );
}

for (const path of routes) {
  test(`${path}: on a first visit the largest paint does not wait for the loader`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForTimeout(5500);
    const { fcp, lcp, cls } = await vitalsOf(page);
    expect(fcp).toBeGreaterThan(0);
    expect(lcp - fcp).toBeLessThan(200);
    expect(cls).toBe(0);
  });

  test(`${path}: nothing shifts while one scrolls through it`, async ({ page }) => {
    await openWithoutLoader(page, path);
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < 12; step++) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(120);
    }
    expect((await vitalsOf(page)).cls).toBe(0);
  });
}

test.describe('with a processor four times slower', () => {
  /** The longest time from an input to the next frame, in milliseconds. */
  async function measure(page: Page, act: () => Promise<void>) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          const holder = window as unknown as { longest: number };
          holder.longest = Math.max(holder.longest, duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act();
    await page.waitForTimeout(600);
    return page.evaluate(() => (window as unknown as { longest: number }).longest);
  }

  test('a link answers within 200 ms', async ({ page, isMobile }) => {
    await openWithoutLoader(page, '/');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: 'See what each includes' });
    await link.scrollIntoViewIfNeeded();
    const longest = await measure(page, async () => {
      await (isMobile ? link.tap() : link.click());
      await expect(page).toHaveURL('/services');
    });
    expect(longest).toBeLessThan(200);
  });

  test('the menu answers within 200 ms', async ({ page, isMobile }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithoutLoader(page, '/services');
    await page.waitForLoadState('networkidle');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const longest = await measure(page, async () => {
      await (isMobile ? toggle.tap() : toggle.click());
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });
    expect(longest).toBeLessThan(200);
  });
});
