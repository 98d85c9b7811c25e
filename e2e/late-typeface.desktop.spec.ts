import { expect, test } from '@playwright/test';
import { stopClock } from './routes';

test('a typeface that comes while the loader hides the page is put in place, a later one is not', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const isOurs = async () => {
    const { root } = await session.send('DOM.getDocument');
    const heading = { nodeId: root.nodeId, selector: 'h1' };
    const { nodeId } = await session.send('DOM.querySelector', heading);
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.some(({ isCustomFont }) => isCustomFont);
  };
  let letCome = () => {};
  await page.route('**/*.woff2', async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await route.fulfill({ response });
  });
  for (const lifts of [false, true]) {
    await page.clock.install();
    await stopClock(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What the browser itself still waits for, before it takes the stand-in for good.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await isOurs()).toBe(false);
    if (lifts) await page.clock.runFor(2600);
    letCome();
    if (lifts) await page.waitForLoadState('networkidle');
    await expect.poll(isOurs).toBe(!lifts);
    await page.evaluate(() => sessionStorage.clear());
  }
});
