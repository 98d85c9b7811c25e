import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { readBuilt } from '../../scripts/shared/read-site';
import { isAsShipped } from '../content';
import { routes } from '../routes';

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
    scriptAfter: 120,
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
    pictures: 90,
    font: 15,
    total: 260,
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

const isRoute = (path: string) => routes.some((route) => route === path);

/** Each once: the densest brotli takes its time, and pages share most of their files. */
const weights = new Map<string, number>();

/** Of a file as it travels, in KiB. */
function weigh(pathname: string): number {
  const known = weights.get(pathname);
  if (known !== undefined) return known;
  const file = /\.\w+$/.test(pathname)
    ? pathname
    : `${pathname === '/' ? '/index' : pathname}.html`;
  const bytes = readFileSync(`out${file}`);
  const isText = /\.(html|js|css|txt|svg|json|webmanifest)$/.test(file);
  const weight = (isText ? brotliCompressSync(bytes).length : bytes.length) / 1024;
  weights.set(pathname, weight);
  return weight;
}

const built = readBuilt();

/** KiB above the budget for pictures that did not come with the site: as much as a photo full of leaves weighs. */
function roomForOwn(requested: string[]): number {
  const own = Object.entries(built).filter(
    ([picture, { files }]) =>
      files.some(({ src }) => requested.includes(src)) && !isAsShipped(picture),
  );
  return own.length * 40;
}

/** What a visit fetched, before the load event and in all, is within the page's budget. */
export function expectWithinBudget(
  path: string,
  { atStart, all }: Record<'atStart' | 'all', string[]>,
) {
  // An address that is no page has no file to weigh.
  if (!isRoute(path)) return;
  const budget = budgets[path] ?? ordinary;
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
  const room = roomForOwn(all);
  for (const [name, limit] of Object.entries(budget)) {
    expect
      .soft(figures[name as keyof typeof figures], `${name} of ${path}`)
      .toBeLessThanOrEqual(/pictures|total/.test(name) ? limit + room : limit);
  }
}
