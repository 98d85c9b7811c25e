import type { Page } from '@playwright/test';
import { endMotion, findLayoutProblems, type LayoutProblem } from './in-page';

/** The usual window height for each width, in px. */
const heights = {
  ...{ 320: 568, 360: 740, 390: 844, 768: 1024 },
  ...{ 1024: 768, 1280: 720, 1440: 900, 1920: 1080 },
};

/**
 * Returns a line for each layout problem at these widths (px): the texts or the picture's URL, what is wrong and what
 * to do. In a sound layout, nothing is wider than the window, no text is cut off or outside its box, no texts or
 * targets overlap, only words longer than their column are broken, and all pictures load. Motion stays off.
 */
export async function describeLayoutProblems(
  page: Page,
  widths: readonly (keyof typeof heights)[],
) {
  /** The widths at which each problem occurs, by its description. */
  const widthsByProblem = new Map<string, Set<number>>();
  const add = (texts: string[], explanation: string, width: number) => {
    const problem = `“${texts.join('” and “')}”: ${explanation}`;
    widthsByProblem.set(problem, (widthsByProblem.get(problem) ?? new Set()).add(width));
  };
  const initialSize = page.viewportSize();
  await page.evaluate(endMotion);
  for (const width of widths) {
    await resizeWindow(page, { width, height: heights[width] });
    for (const { kind, texts } of await page.evaluate(findLayoutProblems, width))
      add(texts, explainProblem(kind, texts), width);
  }
  if (initialSize) await page.setViewportSize(initialSize);
  return [...widthsByProblem].map(
    ([problem, widths]) => `${problem} (in windows ${[...widths].join(', ')} px wide)`,
  );
}

/** Resizes the window, scrolls to the top, and waits for the layout and the pictures of the new size. */
export async function resizeWindow(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => matchMedia(`(width: ${width}px)`).matches, size);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The browser chooses pictures for the new size in the next frame. Until then, the old ones count as complete.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

function explainProblem(kind: LayoutProblem['kind'], texts: string[]): string {
  return {
    'too-wide': 'this is wider than the window. Use shorter words.',
    'cut-off': 'part of this is cut off. Shorten it.',
    outside: 'this does not fit into its box. Shorten it.',
    overlapping: 'these overlap. Shorten one of them.',
    broken: `the word “${texts[1]}” is broken in the middle. Use a shorter word, or add a hyphen where it may break.`,
    picture: 'this picture does not load. Check that other programs can open its file.',
  }[kind];
}
