import type { Page } from '@playwright/test';
import { endMotion, findLayoutProblems, type LayoutProblem } from './in-page';

/** The heights that windows of these widths usually have. */
const heights = {
  ...{ 320: 568, 360: 740, 390: 844, 768: 1024 },
  ...{ 1024: 768, 1280: 720, 1440: 900, 1920: 1080 },
};

/**
 * What is not sound at these widths, a line for each: the texts or the picture's file, what is wrong, and what to do.
 * Sound is: nothing is wider than the window, no text is cut off or leaves its box, no text or target lies over another,
 * no word is broken inside unless it is longer than its column, and pictures are loaded. It leaves the page without motion, at its first size.
 */
export async function describeLayoutProblems(
  page: Page,
  widths: readonly (keyof typeof heights)[],
) {
  /** The sizes at which a problem occurs, by its texts and its description. */
  const found = new Map<string, Set<string>>();
  const add = (texts: string[], problem: string, size: string) => {
    const key = `“${texts.join('” and “')}”: ${problem}`;
    found.set(key, (found.get(key) ?? new Set()).add(size));
  };
  const first = page.viewportSize();
  await page.evaluate(endMotion);
  for (const width of widths) {
    await resize(page, { width, height: heights[width] });
    for (const { kind, texts } of await page.evaluate(findLayoutProblems, width))
      add(texts, problemOf(kind, texts), String(width));
  }
  if (first) await page.setViewportSize(first);
  return [...found].map(([problem, sizes]) => `${problem} (at ${[...sizes].join(', ')} pixels)`);
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

function problemOf(kind: LayoutProblem['kind'], texts: string[]): string {
  return {
    wide: 'this is wider than the window. Use shorter words.',
    cut: 'a part of this is cut off. Shorten it.',
    outside: 'this does not fit into its box. Shorten it.',
    over: 'these lie over each other. Shorten one of them.',
    broken: `the word “${texts[1]}” is broken inside. Use a shorter word, or a hyphen where it may break.`,
    picture: 'this picture is not shown. Look whether its file opens in other programs.',
  }[kind];
}
