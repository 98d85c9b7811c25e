import type { Page } from '@playwright/test';

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
}

/** What the browser itself reports of the page so far. */
export function vitalsOf(page: Page): Promise<Vitals> {
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
