import { delayResponses, expect, test } from './helpers/test';

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

test('M4 a late typeface shifts nothing, and the headline keeps its lines', {
  tag: '@both',
}, async ({ page }) => {
  const arrive = await delayResponses(page, '**/*.woff2');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const height = () =>
    page.getByRole('heading', { level: 1 }).evaluate(({ clientHeight }) => clientHeight);
  const fallback = await height();
  arrive();
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Familjen'));
    return faces.some(({ status }) => status === 'loaded');
  });
  // The next frame has it, and the one after it the report.
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(await height()).toBe(fallback);
  const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
});
