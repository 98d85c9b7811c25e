import { expect, type Page } from '@playwright/test';
import { readSite } from '../scripts/read-site';

/** The site's pages, and an address that is none. */
export const routes = ['/', '/services', '/gallery', '/contact'] as const;
export const everyPage = [...routes, '/no-such-page'] as const;

/** Opens a page as in a session that has seen the loader. */
export async function openWithoutLoader(page: Page, path: string) {
  await page.addInitScript(() => sessionStorage.setItem('loader-seen', '1'));
  await page.goto(readSite().basePath + path);
}

/** Collects what the browser complains about; call the result at the test's end. */
export function watchForErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    const is404OfThePageItself =
      /status of 404/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !is404OfThePageItself)
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return () => expect(errors).toEqual([]);
}
