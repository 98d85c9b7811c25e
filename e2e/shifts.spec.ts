import { expect, test } from '@playwright/test';
import { vitalsOf } from './page-vitals';
import { openWithoutLoader, quiet, routes, settled, wheelThrough } from './routes';

for (const path of routes) {
  test(`${path}: nothing shifts while one scrolls through it`, async ({ page }) => {
    await openWithoutLoader(page, path);
    await settled(page);
    await wheelThrough(page, 500);
    await quiet(page);
    expect((await vitalsOf(page)).cls).toBe(0);
  });
}
