import { expect, type Page } from '@playwright/test';

/**
 * With reduced motion an act is answered at once: no style of any element takes its time to change, and
 * nothing is animated but by the scroll.
 */
export async function expectStandsStill(page: Page) {
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [null, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(
          (style) =>
            style.transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01) ||
            (style.animationName !== 'none' &&
              style.getPropertyValue('animation-timeline') === 'auto'),
        )
        .map(
          ({ transitionProperty, animationName }) =>
            `${element.localName}: ${transitionProperty}, ${animationName}`,
        ),
    ),
  );
  expect(moving).toEqual([]);
}
