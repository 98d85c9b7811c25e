import { expect, type Page } from './test';

/* The gallery of e2e/fixtures/variant, whose feed is a widget of a custom provider. */

const provider = 'http://localhost:4119';
const embedScript = `${provider}/embed.js`;

export const feed = (page: Page) => page.getByRole('region', { name: 'Our pictures' });
const agreeButton = (page: Page) => page.getByRole('button', { name: 'Show the pictures' });
export const posts = (page: Page) => feed(page).getByText('Posts of my-feed, 6');
const _failure = (page: Page) => feed(page).getByText('The pictures cannot be shown.');
export const scripts = (page: Page) => page.locator(`script[src="${embedScript}"]`);

/** A widget that fills its container. */
const widget = `
window.Widget = { start(container) {
  const posts = document.createElement('div');
  posts.textContent = 'Posts of ' + container.id + ', ' + container.dataset.count;
  posts.style.height = '700px';
  container.append(posts);
} };`;
const drawsPosts: MockResponse = { body: widget };

/** Expected console messages and requests of a widget. */
export const widgetMessages = new RegExp(
  `^asked ${provider}|Failed to load resource|MIME type|ERR_`,
);

export interface MockResponse {
  status?: number;
  body: string;
}

/** Mocks the provider. Counts the requests; its response can be replaced. */
export async function mockProvider(page: Page, response: MockResponse | 'abort' = drawsPosts) {
  const service = { asked: 0, response };
  await page.route(`${provider}/**`, async (route) => {
    service.asked += 1;
    if (service.response === 'abort') return route.abort();
    await route.fulfill({ contentType: 'text/javascript', ...service.response });
  });
  return service;
}

/** Opens the gallery and agrees to the provider's widget. */
export async function agree(page: Page) {
  await page.goto('gallery');
  await feed(page).scrollIntoViewIfNeeded();
  await agreeButton(page).click();
  await expect(agreeButton(page)).toHaveCount(0);
}
