import { everyPage } from './helpers/site';
import { expectSoundLayout } from './helpers/sound-layout';
import { test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of everyPage) {
  test(`the layout of ${path} is sound on desktops`, async ({ page }) => {
    await page.goto(path);
    await expectSoundLayout(page, [768, 1024, 1280, 1440, 1920]);
  });

  test(`the layout of ${path} is sound on phones`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expectSoundLayout(page, [320, 360, 390]);
  });
}
