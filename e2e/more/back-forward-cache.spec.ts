import { agree, feed, mockProvider, posts, scripts, widgetMessages } from '../helpers/feed';
import { expect, type Page, scrollPosition, scrollTo, test } from '../helpers/test';

/** Goes back, to the very document that was left: it comes out of the cache, as a visitor's does. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown>) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = `${persisted}`;
    });
  });
  const address = page.url();
  await leave();
  await expect(page).not.toHaveURL(address);
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('a page from the cache has its scroll position and its form as they were', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Zoë');
  await scrollTo(page, 200);
  await leaveAndReturn(page, () =>
    page.getByRole('banner').getByRole('link', { name: 'Gallery', exact: true }).first().click(),
  );
  expect(await scrollPosition(page)).toBe(200);
  await expect(name).toHaveValue('Zoë');
});

test('the menu that was left open is closed in a page from the cache', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await leaveAndReturn(page, () => menu.getByRole('link', { name: 'Gallery' }).click());
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test.describe('with a provider', () => {
  test.use({ baseURL: 'http://localhost:4118/sub/', expected: widgetMessages });

  test('the feed stands once in a page from the cache', async ({ page }) => {
    const service = await mockProvider(page);
    await agree(page);
    await expect(posts(page)).toBeVisible();
    await leaveAndReturn(page, () => page.goto('contact'));
    await feed(page).scrollIntoViewIfNeeded();
    await expect(posts(page)).toHaveCount(1);
    await expect(scripts(page)).toHaveCount(1);
    expect(service.asked).toBe(1);
  });
});

/** What each provider's script does: it counts the page when it has loaded, and later when it is told to. */
const providers = {
  plausible: "addEventListener('pageshow', ({ persisted }) => persisted && visit()); visit();",
  fathom: 'window.fathom = { trackPageview: visit }; visit();',
  umami: 'window.umami = { track: visit }; visit();',
  goatcounter: 'window.goatcounter = { count: visit }; visit();',
  google: `dataLayer.push = ([kind, name]) => /config|page_view/.test(kind + name) && visit();
    for (const entry of [...dataLayer]) dataLayer.push(entry);`,
};
const visit = `const visit = () => {
  sessionStorage.visits = [sessionStorage.visits, location.pathname].filter(Boolean).join(', ');
};`;

for (const [provider, script] of Object.entries(providers)) {
  test.describe(`with the statistics of ${provider}`, () => {
    test.use({ baseURL: 'http://localhost:4118/sub/', expected: /plausible\.io/ });

    test('a page from the cache is counted once more', async ({ page }) => {
      const contentType = 'text/javascript';
      await page.route('https://plausible.io/**', (route) =>
        route.fulfill({ contentType, body: `{ ${visit} ${script} }` }),
      );
      // The variant's provider is Plausible.
      await page.route('http://localhost:4118/sub/*', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace('&quot;plausible&quot;', `&quot;${provider}&quot;`),
        });
      });
      const visits = () => page.evaluate(() => sessionStorage.visits);
      await page.goto('services');
      await page.getByRole('button', { name: 'Yes, count' }).click();
      await expect.poll(visits).toBe('/sub/services');
      await leaveAndReturn(page, async () => {
        await page.goto('contact');
        await expect.poll(visits).toBe('/sub/services, /sub/contact');
      });
      await expect.poll(visits).toBe('/sub/services, /sub/contact, /sub/services');
    });
  });
}
