import { expect, test } from '@playwright/test';
import { vitalsOf } from './page-vitals';
import {
  everyPage,
  openWithoutLoader,
  quiet,
  settled,
  watchForErrors,
  wheelThrough,
} from './routes';

for (const path of everyPage) {
  test(`${path} renders without complaint, fits, shifts nowhere and asks no other host`, async ({
    page,
    baseURL,
  }) => {
    // What its policy stops is among the complaints.
    const expectNoErrors = watchForErrors(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    await openWithoutLoader(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await settled(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await wheelThrough(page, 500);
    await quiet(page);
    expect((await vitalsOf(page)).cls).toBe(0);
    expect(elsewhere).toEqual([]);
    expectNoErrors();
  });
}

test('an unknown path answers 404 at any depth', async ({ request }) => {
  for (const path of ['/no-such-page', '/services/no', '/a/b/c/d', '/gallery.php']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
