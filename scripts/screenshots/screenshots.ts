import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { pageName, paths } from '../../content/schema/pages';
import { createPreviewServer } from '../preview/server';
import { findWindowedBrowser } from '../shared/browser';
import { readSite } from '../shared/read-site';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';
import { startEditor } from './editor';

/** Makes the README's pictures anew: each screen of out/ and the owner's forms, on a desktop and a phone. */
const screens = {
  ...Object.fromEntries(paths.map((path) => [pageName(path), path])),
  '404': '/no-such-page',
};
const devices = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const { basePath } = readSite();
const folder = 'docs/screenshots';
mkdirSync(folder, { recursive: true });
const server = createPreviewServer({ folder: 'out', basePath });
const origin = `http://localhost:${await listenOnSparePort(server)}${basePath}`;
const editor = await startEditor();
const browser = await chromium.launch({
  executablePath: findWindowedBrowser(),
  args: ['--no-sandbox'],
});
const keep = (png: Buffer, name: string, device: string) =>
  sharp(png)
    .resize({ width: device === 'phone' ? 390 : 960 })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(path.join(folder, `${name}-${device}.jpg`));
for (const [device, viewport] of Object.entries(devices)) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(() => sessionStorage.setItem('loader-seen', '1'));
  const page = await context.newPage();
  for (const [name, route] of Object.entries(screens)) {
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += viewport.height) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.waitForTimeout(150);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot({ fullPage: true }), name, device);
  }
  const forms = await context.newPage();
  await editor.open(forms);
  await keep(await forms.screenshot(), 'editor', device);
  await context.close();
}
await browser.close();
await Promise.all([editor.stop(), stopServer(server)]);
