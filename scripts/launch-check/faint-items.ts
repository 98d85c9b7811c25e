import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { basePathOf } from '../../content/schema/base-path';
import type { BuiltPicture } from '../../content/schema/built-pictures';
import { paths } from '../../content/schema/pages';
import type { Content } from '../../content/schema/schema';
import { type FaintWords, faintWords } from '../contrast/faint-words';
import { createPreviewServer } from '../preview/server';
import { chromiumArguments, findBrowser } from '../shared/browser';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';
import { type Item, ready, warning } from './item';

const subject = 'the words on pictures';

/** The two shapes in which the browser tests measure the same. */
const screens = [
  { name: 'on computers', viewport: { width: 1440, height: 900 } },
  { name: 'on phones', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

/** Words of the export in out/ that the pictures behind them leave too faint to read. */
export async function faintItems(
  { site }: Content,
  built: Record<string, BuiltPicture>,
): Promise<Item[]> {
  const executablePath = findBrowser();
  if (!executablePath || !existsSync(executablePath)) {
    return notMeasured('there is no Chromium or Chrome on this computer');
  }
  console.log('Looking at the words on your pictures …');
  try {
    return itemsOf(await measure(site, built, executablePath));
  } catch (error) {
    return notMeasured(`${error}`.split('\n')[0] ?? '');
  }
}

function notMeasured(why: string): Item[] {
  return [
    warning(
      subject,
      `Whether the words on your pictures can be read was not measured: ${why}.`,
      'Look at every page on a computer and a phone yourself, or install Chromium and run this again.',
    ),
  ];
}

async function measure(
  site: Content['site'],
  built: Record<string, BuiltPicture>,
  executablePath: string,
): Promise<FoundWords[]> {
  const basePath = basePathOf(site.url);
  const server = createPreviewServer({ folder: 'out', basePath });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const origin = `http://127.0.0.1:${await listenOnSparePort(server)}`;
    const found: FoundWords[] = [];
    for (const { name: screen, ...device } of screens) {
      const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await prepare(page, origin);
      for (const path of paths) {
        await page.goto(origin + basePath + path);
        const faint = await faintWords(page, built);
        found.push(...faint.map((words) => ({ ...words, path, screen })));
      }
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
    await stopServer(server);
  }
}

/** A session that has seen the loader, and that asks no other company for anything. */
async function prepare(page: Page, origin: string) {
  await page.addInitScript(() => sessionStorage.setItem('loader-seen', '1'));
  // tsx names the functions that it compiles, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}

interface FoundWords extends FaintWords {
  path: string;
  screen: string;
}

/** One line for each picture, however many of its words are faint. */
export function itemsOf(found: readonly FoundWords[]): Item[] {
  const files = [...new Set(found.flatMap(({ over }) => over.map(fileOf)))];
  if (files.length === 0) return [ready(subject, 'The words stand out from the pictures.')];
  return files.map((file) => {
    const here = found.filter(({ over }) => over.map(fileOf).includes(file));
    const texts = [...new Set(here.map(({ text }) => `“${text}”`))];
    const places = [...new Set(here.map(({ path, screen }) => `${path} ${screen}`))];
    return warning(
      subject,
      `Words too faint over ${file}: ${texts.slice(0, 3).join(', ')}${texts.length > 3 ? ` and ${texts.length - 3} more` : ''} (${places.join(', ')}).`,
      'Take a picture that is dark and calm where the words stand, or move it with focus in content/pictures.yaml.',
    );
  });
}

const fileOf = (picture: string) => picture.replace(/^\w+\//, '');
