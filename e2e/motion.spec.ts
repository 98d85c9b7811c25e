import { expect, test } from './helpers/test';

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
