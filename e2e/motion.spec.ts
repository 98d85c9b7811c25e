import { expect, test } from './helpers/test';

test('on a touch screen the pictures in the middle of Gallery are the brightest', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/gallery');
  const picture = page.locator('.social-feed-slot img').nth(3);
  await expect(picture).toBeVisible();
  for (const [block, filter] of [
    ['center', 'none'],
    ['end', /^brightness\(0\.[789]/],
  ] as const) {
    await picture.evaluate((element, place) => {
      // At the end a little of it is in the window.
      const { top, height } = element.getBoundingClientRect();
      const end = top - innerHeight + height / 10;
      if (place === 'end') scrollBy({ top: end, behavior: 'instant' });
      else element.scrollIntoView({ block: place, behavior: 'instant' });
    }, block);
    await expect(picture).toHaveCSS('filter', filter);
  }
});

test('with reduced motion nothing moves, whatever a visitor does', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return timeline === document.timeline && Number(duration) > 0;
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 99)),
    );
  for (const path of ['/', '/services', '/gallery', '/contact']) {
    await page.goto(path);
    expect(await moving(), path).toEqual([]);
    await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
    await page.locator('main a:visible').last().hover();
    expect(await moving(), `${path}, under the pointer`).toEqual([]);
    if (!isMobile) continue;
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await moving(), `the menu of ${path}`).toEqual([]);
  }
});
