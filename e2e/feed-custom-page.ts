import { expect, type Page } from '@playwright/test';
import { variant } from '../scripts/test/variant';
import { content } from './content';
import { feedOf } from './feed-page';
import { variantHome, widgetOrigin } from './ports';

/* What the tests look at on the gallery page of the variant, whose feed is a provider's own. */

export const postsOf = (page: Page) => feedOf(page).getByText('Posts of my-feed, 6');
export const embedScript = `${widgetOrigin}/embed.js`;
export const scriptsOf = (page: Page) => page.locator(`script[src="${embedScript}"]`);
const { consent, agree } = content.gallery.feed;
export const questionOf = (page: Page) => feedOf(page).getByText(consent, { exact: true });
export const agreeButton = (page: Page) => page.getByRole('button', { name: agree, exact: true });

/** Has the provider's script behave in the way of this name from now on, see widget-host.ts. */
export async function behaveAs(page: Page, widget: string) {
  const value = encodeURIComponent(widget);
  await page.context().addCookies([{ name: 'widget', value, domain: 'localhost', path: '/' }]);
}

export interface Visit {
  /** How the provider's script behaves. */
  widget?: string;
  /** The origin that the visitor once agreed to. */
  agreedTo?: string;
  path?: string;
}

export async function visit(
  page: Page,
  { widget, agreedTo = widgetOrigin, path = '/gallery' }: Visit,
) {
  if (widget) await behaveAs(page, widget);
  await page.addInitScript((origin) => {
    sessionStorage.setItem('loader-seen', '1');
    if (origin && !localStorage.getItem('feed-consent')) {
      localStorage.setItem('feed-consent', origin);
    }
  }, agreedTo);
  await page.goto(variantHome + path);
}

/** To the lightest page that the gallery links to. */
export async function leave(page: Page) {
  await page
    .locator(
      `main a[href="${variant.basePath}/contact"], header a[href="${variant.basePath}/contact"]`,
    )
    .first()
    .click();
  await expect(page).toHaveURL(`${variantHome}/contact`);
}

export function watchProvider(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(widgetOrigin)) asked.push(request.url());
  });
  return asked;
}
