import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { openWithoutLoader, routes, settled, wheelThrough } from './routes';

type Figure =
  | 'html'
  | 'styles'
  | 'scriptAfter'
  | 'pictures'
  | 'font'
  | 'total'
  | 'requestsAtStart'
  | 'requests';
type Budget = Record<Figure, number>;

/**
 * What a visitor with a 390 px phone downloads, in KiB of the built files (texts as brotli). The
 * list of files comes from a real visit, scrolled to the end; the weights come from the disk, so
 * that the figures are the same on every machine. Raise a budget only with a reason in the commit.
 */
const budgets: Record<string, Budget> = {
  '/': {
    html: 15,
    styles: 7.5,
    scriptAfter: 125,
    pictures: 95,
    font: 15,
    total: 275,
    requestsAtStart: 10,
    requests: 45,
  },
  '/services': {
    html: 10,
    styles: 5,
    scriptAfter: 125,
    pictures: 120,
    font: 15,
    total: 290,
    requestsAtStart: 9,
    requests: 45,
  },
  '/gallery': {
    html: 10,
    styles: 5,
    scriptAfter: 125,
    pictures: 110,
    font: 15,
    total: 255,
    requestsAtStart: 10,
    requests: 45,
  },
  '/contact': {
    html: 10,
    styles: 5,
    scriptAfter: 130,
    pictures: 40,
    font: 15,
    total: 218,
    requestsAtStart: 6,
    requests: 45,
  },
};

/** What a page without a budget of its own must keep to. */
const ordinary: Budget = {
  html: 10,
  styles: 5,
  scriptAfter: 125,
  pictures: 120,
  font: 15,
  total: 290,
  requestsAtStart: 9,
  requests: 45,
};

function weigh(pathname: string): number {
  const file = /\.\w+$/.test(pathname)
    ? pathname
    : `${pathname === '/' ? '/index' : pathname}.html`;
  const bytes = readFileSync(`out${file}`);
  const isText = /\.(html|js|css|txt|svg|json|webmanifest)$/.test(file);
  return (isText ? brotliCompressSync(bytes).length : bytes.length) / 1024;
}

async function visit(page: Page, path: string) {
  const all: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname === '/favicon.ico') return;
    all.push(pathname);
  });
  await openWithoutLoader(page, path);
  await settled(page);
  // By the page's own clock: the order of the events that reach the test says nothing.
  const atStart = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return [navigation, ...performance.getEntriesByType('resource')]
      .filter((entry) => entry && entry.startTime < (navigation?.loadEventStart ?? 0))
      .map((entry) => new URL(entry?.name ?? '').pathname);
  });
  await wheelThrough(page, 600);
  await settled(page);
  return { atStart, all: [...new Set(all)] };
}

for (const path of routes) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const budget = budgets[path] ?? ordinary;
    const { atStart, all } = await visit(page, path);
    const sum = (pattern: RegExp, list = all) =>
      list.filter((name) => pattern.test(name)).reduce((total, name) => total + weigh(name), 0);
    const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');

    const figures = {
      html: weigh(path),
      styles: brotliCompressSync(styles).length / 1024,
      scriptAtStart: sum(/\.js$/, atStart),
      scriptAfter: sum(/\.js$/),
      pictures: sum(/\.(avif|svg)$/),
      font: sum(/\.woff2$/),
      total: all.reduce((total, name) => total + weigh(name), 0),
      requestsAtStart: atStart.length,
      requests: all.length,
    };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(figures.scriptAtStart, 'script before the load event').toBe(0);
    for (const [name, limit] of Object.entries(budget)) {
      expect
        .soft(figures[name as keyof typeof figures], `${name} of ${path}`)
        .toBeLessThanOrEqual(limit);
    }
  });
}
