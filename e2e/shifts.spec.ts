import { expect, test } from '@playwright/test';
import { vitalsOf } from './page-vitals';
import { openWithoutLoader, routes, settled } from './routes';

for (const path of routes) {
  test(`${path}: nothing shifts while one scrolls through it`, async ({ page }) => {
    await openWithoutLoader(page, path);
    await settled(page);
    for (let step = 0; step < 12; step++) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(120);
    }
    expect((await vitalsOf(page)).cls).toBe(0);
  });
}
