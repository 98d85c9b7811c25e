import { everyPage } from '../helpers/fixture-site';
import { serveInChunks } from '../helpers/serve-in-chunks';
import { expect, test } from '../helpers/test';

/** Waits until what came so far is painted. Without a body there is nothing to paint. */
const paint = () =>
  document.body && new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

test.use({ expected: /^asked http:\/\/localhost:/ });

for (const { path } of everyPage) {
  test(`${path} has no layout shift while it loads in chunks`, { tag: '@both' }, async ({
    page,
  }) => {
    const server = await serveInChunks('test-results/site');
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(window, { shift: (window as never as { shift: number }).shift + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    while (await server.sendPiece()) {
      await page.evaluate(paint);
    }
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.001);
    server.stop();
  });
}
