import type { Page } from '@playwright/test';
import { endMotion, findLayoutFaults, type LayoutFault } from './in-page';

/** The heights that windows of these widths usually have. */
const heights = {
  ...{ 320: 568, 360: 740, 390: 844, 768: 1024 },
  ...{ 1024: 768, 1280: 720, 1440: 900, 1920: 1080 },
};

/** Home's first view, whose call link must be in the window. */
const firstViews = [
  { width: 390, height: 664 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/**
 * What is not sound at these widths, a line for each: the texts or the picture's file, what is wrong, and what to do.
 * Sound is: nothing is wider than the window, no text is cut off or leaves its box, no text or target lies over another,
 * no word is broken inside unless it is longer than its column, no column of running text is narrower than 8 em beside
 * another, and pictures are loaded. On a page whose header has no call link, the first one is in the first view, with and
 * without a notice. It leaves the page without motion, at its first size.
 */
export async function describeLayoutFaults(page: Page, widths: readonly (keyof typeof heights)[]) {
  /** The sizes at which a fault occurs, by its texts and its description. */
  const found = new Map<string, Set<string>>();
  const add = (texts: string[], problem: string, size: string) => {
    const key = `“${texts.join('” and “')}”: ${problem}`;
    found.set(key, (found.get(key) ?? new Set()).add(size));
  };
  const first = page.viewportSize();
  await page.evaluate(endMotion);
  await page.evaluate(callInView, true);
  for (const width of widths) {
    await resize(page, { width, height: heights[width] });
    for (const { kind, texts } of await page.evaluate(findLayoutFaults, width))
      add(texts, problemOf(kind, texts), String(width));
  }
  const headerCalls = page.locator('header a[href^="tel:"]').filter({ visible: true });
  const needsCall = (await headerCalls.count()) === 0;
  for (const size of needsCall ? firstViews : []) {
    await resize(page, size);
    for (const withNotice of [false, true]) {
      const { text, inView } = await page.evaluate(callInView, withNotice);
      const after = withNotice ? ' with the notice' : '';
      if (!inView) add([text], callBelow, `${size.width} × ${size.height}${after}`);
    }
  }
  if (first) await page.setViewportSize(first);
  return [...found].map(([fault, sizes]) => `${fault} (at ${[...sizes].join(', ')} pixels)`);
}

/** Waits for the layout and for the pictures of the new size. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => matchMedia(`(width: ${width}px)`).matches, size);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The browser chooses the pictures of the new size when it draws next. Until then those of the last size are complete.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** Shows or hides the notice, if the page has one. @returns whether the first call link is wholly in the window. */
function callInView(showNotice: boolean) {
  document.documentElement.toggleAttribute('data-notice-over', !showNotice);
  const call = [...document.querySelectorAll('main a[href^="tel:"]')].find((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );
  const { top = -1, bottom = 0 } = call?.getBoundingClientRect() ?? {};
  const text = document.querySelector('h1')?.textContent ?? '';
  return { text, inView: top >= 0 && bottom <= innerHeight };
}

const callBelow =
  'the call button is not in the first view. Shorten the headline, the line below it, or the notice.';

function problemOf(kind: LayoutFault['kind'], texts: string[]): string {
  return {
    wide: 'this is wider than the window. Use shorter words.',
    cut: 'a part of this is cut off. Shorten it.',
    outside: 'this does not fit into its box. Shorten it.',
    over: 'these lie over each other. Shorten one of them.',
    broken: `the word “${texts[1]}” is broken inside. Use a shorter word, or a hyphen where it may break.`,
    narrow: 'this has too little room beside the text next to it. Shorten one of the two.',
    picture: 'this picture is not shown. Look whether its file opens in other programs.',
  }[kind];
}
