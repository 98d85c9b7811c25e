import { chromium } from '@playwright/test';
import { pageName, paths } from '../model';
import { basePath } from '../model/content';
import { bundleEditor } from '../scripts/edit/bundle';
import { createEditorServer } from '../scripts/edit/serve-editor';
import { chromiumArguments, findFullBrowser } from '../scripts/shared/browser';
import { createSiteServer } from '../scripts/start/server';
import { skipLoader } from './helpers/skip-loader';
import { pickFolder } from './more/editor-folder';

// Takes the screenshots of README.md: the pages of out/ and the forms, on a desktop and on a phone.

createSiteServer({ folder: 'out', basePath }).listen(4101).unref();
const editor = 'node_modules/.cache/editor';
await bundleEditor(editor, { name: 'github', repo: 'local/site' }, 'http://localhost:4101');
createEditorServer(editor, '.').listen(4102, '127.0.0.1').unref();

// The headless shell rounds the widths of letters and spaces to whole pixels.
const browser = await chromium.launch({
  executablePath: findFullBrowser(),
  args: chromiumArguments,
});
for (const [device, width] of Object.entries({ desktop: 1440, phone: 390 })) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(skipLoader);
  const shoot = (name: string) =>
    page.screenshot({
      path: `docs/screenshots/${name}-${device}.jpg`,
      quality: 60,
      fullPage: true,
    });
  for (const path of [...paths, '/404']) {
    await page.goto(`http://localhost:4101${basePath}${path}`);
    await page.evaluate(() => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      return Promise.allSettled(pictures.map((picture) => picture.decode()));
    });
    await shoot(pageName(path));
  }
  await pickFolder(page, '.');
  await page.goto('http://localhost:4102');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Services').first().click();
  await page.getByRole('row').first().click();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await shoot('editor');
}
await browser.close();
