import { everyPage } from './helpers/fixture-site';
import { expect, type Page, test } from './helpers/test';

/* Whatever a finger can touch has an area of 44 × 44 pixels. Links in a sentence are as high as its lines. */

/** The controls that a finger misses 21 pixels beside their middle. */
function smallTargets(): string[] {
  const distances = [
    [0, -21],
    [0, 21],
    [-21, 0],
    [21, 0],
  ] as const;
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches('[data-skip-link]'),
    )
    .filter((control) => {
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent !== control.textContent;
      if (isInSentence) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return !distances.every(([x, y]) =>
        control.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)),
      );
    })
    .map(({ textContent, ariaLabel, id }) => textContent?.trim() || ariaLabel || id);
}

const expectLargeTargets = (page: Page, state: string) =>
  expect.poll(() => page.evaluate(smallTargets), state).toEqual([]);

test('every target is large enough for a finger', { tag: '@phone' }, async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    await expectLargeTargets(page, path);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expectLargeTargets(page, 'the menu');
});

test('the button that closes the notice is large enough for a finger', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/services');
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible();
  await expectLargeTargets(page, 'the notice');
});
