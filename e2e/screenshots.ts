import { chromium } from '@playwright/test';
import { exportName, paths } from '../model';
import { basePath } from '../model/content';
import { runCommand } from '../scripts/shared/run-command';
import { createSiteServer } from '../scripts/start/server';
import { chromiumArguments, findBrowser, findFullBrowser } from './helpers/browser';
import { ports } from './helpers/ports';
import { skipLoader } from './helpers/skip-loader';

// Takes the screenshots for README.md of the pages in out/, on a desktop and on a phone.

runCommand(async () => {
  createSiteServer({ folder: 'out', basePath }).listen(ports.screenshots).unref();

  // Prefer a full browser, because the headless shell rounds the widths of letters and spaces to whole pixels.
  const browser = await chromium.launch({
    executablePath: findFullBrowser() ?? findBrowser(),
    args: chromiumArguments,
  });
  for (const [device, width] of Object.entries({ desktop: 1440, phone: 390 })) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.addInitScript(skipLoader);
    const takeScreenshot = (name: string) =>
      page.screenshot({
        path: `docs/screenshots/${name}-${device}.jpg`,
        quality: 60,
        fullPage: true,
      });
    for (const path of [...paths, '/404']) {
      await page.goto(`http://localhost:${ports.screenshots}${basePath}${path}`);
      await page.evaluate(() => {
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = 'eager';
        return Promise.allSettled(pictures.map((picture) => picture.decode()));
      });
      await takeScreenshot(exportName(path));
    }
  }
  await browser.close();
});
