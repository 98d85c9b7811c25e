import { expect, type Page } from '@playwright/test';
import { content, profile } from './content';

const { feed: texts, instagram } = content.gallery;
const newTab = (link: string) => `${link} (${content.common.newTab})`;

/** What the tests look at on the gallery page. */
export const feedOf = (page: Page) => page.getByRole('region', { name: texts.label, exact: true });
export const sentenceOf = (page: Page) => feedOf(page).getByText(texts.failed);

/** The button under the feed. */
export const profileLink = (page: Page) =>
  page.getByRole('link', { name: newTab(instagram), exact: true });

/** The sentence and its link are there to be read and pressed, with nothing over them. */
export async function expectSentence(page: Page) {
  await expect(sentenceOf(page)).toBeVisible();
  if (!profile) return;
  const link = feedOf(page).getByRole('link', { name: newTab(texts.failedLink), exact: true });
  await expect(link).toHaveAttribute('href', profile.url);
  await link.click({ trial: true });
}

/** Collects layout shifts. The typeface stays away: its arrival moves text, which is not the feed's. */
export async function watchShifts(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        shifts.push(`${entry.value} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () =>
    expect(await page.evaluate(() => (window as never as { shifts: string[] }).shifts)).toEqual([]);
}

/** Every height that the region had in a frame; it must never fall below 400 px. */
export async function watchHeight(page: Page) {
  await page.addInitScript(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        heights.add(Math.round(target.getBoundingClientRect().height));
      }
    });
    new MutationObserver(() => {
      const region = document.querySelector('main [data-state]');
      if (region) sizes.observe(region);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const heights = await page.evaluate(() => [
      ...(window as never as { heights: Set<number> }).heights,
    ]);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(400);
    return heights;
  };
}

/** Uncaught errors, and complaints in the console other than the browser's own about the network. */
export function watchForScriptErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isNetwork = /^Failed to load resource|MIME type|ERR_BLOCKED/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isNetwork) errors.push(message.text());
  });
  return () => expect(errors).toEqual([]);
}
