import { expect, type Page } from '@playwright/test';

/** With reduced motion an act is answered at once: no style of any element takes its time to change. */
export async function expectStandsStill(page: Page) {
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [null, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ transitionDuration }) =>
          transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01),
        )
        .map(({ transitionProperty }) => `${element.localName}: ${transitionProperty}`),
    ),
  );
  expect(moving).toEqual([]);
}
