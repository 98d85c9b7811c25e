import { readdirSync } from 'node:fs';
import { exportName } from '../model';
import {
  delayResponses,
  denyStorage,
  expect,
  getScrollY,
  type Page,
  scrollTo,
  test,
} from './helpers/base-test';
import { fillInForm, sendButton } from './helpers/contact';
import { everyPage, pagePaths, pages } from './helpers/fixture-site';
import { menu, menuLink, menuToggle } from './helpers/menu';
import { countHidden } from './helpers/reveal';
import { sites } from './helpers/sites';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Expects that nothing on the page is hidden and that a call can be pressed. */
async function expectReadable(page: Page) {
  await expect.poll(() => countHidden(page)).toBe(0);
  // Leave out the calls of the call bar and of Home's header, which are not always visible.
  const calls = page.locator('main a[href^="tel:"]:not([data-call-bar] *)');
  await calls.filter({ visible: true }).first().click({ trial: true });
}

test('R1 there are four pages, and any other path is the 404 page', async ({ request }) => {
  const isPage = (name: string) => name.endsWith('.html');
  const files = readdirSync('test-results/site', { encoding: 'utf8', recursive: true });
  const expected = ['/404', ...pagePaths].map((path) => `${exportName(path)}.html`);
  expect(files.filter(isPage).sort()).toEqual(expected.sort());
  const others = ['/no-such-page', '/Services', '/services/hardware', '/index.php', '/blog/2031/'];
  for (const [paths, status] of [
    [pagePaths, 200],
    [others, 404],
  ] as const)
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(status);
      const isNotFound = (await response.text()).includes('Page not found');
      expect(isNotFound, path).toBe(status === 404);
    }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading: text } of everyPage)
    test(`R2 ${path} is complete and readable without script`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page)).toHaveText([text]);
      for (const landmark of [
        page.getByRole('banner'),
        page.getByRole('navigation', { name: 'Main' }),
        page.getByRole('main'),
        page.getByRole('contentinfo'),
      ])
        await expect(landmark).toBeVisible();
      await expectReadable(page);
      // There is no button that would do nothing.
      const buttons = page.locator('button:not([type=submit])').filter({ visible: true });
      await expect(buttons).toHaveCount(0);
      // Leave out the link of the call bar, which is not always visible.
      const links = page.locator('main a:not([data-call-bar] *)').filter({ visible: true });
      await links.last().click({ trial: true });
    });

  test('R2 the skip link moves focus to the content', async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // Focus only marks where reading continues, so it needs no ring.
    await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
  });

  test('R2 the menu opens, covers the page and its links work without script', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/contact');
    await menuToggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await menuLink(page, 'Gallery').tap();
    await expect(page).toHaveURL('/gallery');
  });
});

test('R3 a new page is a document that starts at the top, and Back and Forward restore the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await scrollTo(page, 400);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await headerLink(page, 'Services').click();
  await expect(page).toHaveTitle(/^Our Services/);
  await page.waitForLoadState();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  expect(await getScrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => getScrollY(page)).toBe(400);
  await page.goForward();
  await expect(heading(page)).toHaveText('Our Services');
  await expect.poll(() => getScrollY(page)).toBe(300);
});

test('R3 a page is prefetched when the pointer is over its link', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => prefetched.push(prefetchUrl));
  await session.send('Preload.enable');
  await page.goto('/');
  // Earlier prefetching would cost visitors data for pages that they never open.
  expect(prefetched).toEqual([]);
  await headerLink(page, 'Gallery').hover();
  await expect.poll(() => [...new Set(prefetched)]).toEqual([`${sites.site}gallery`]);
});

for (const [behaviour, reducedMotion, durations] of [
  ['cross-fade in 250 ms', 'no-preference', '250'],
  ['do not cross-fade with reduced motion', 'reduce', ''],
] as const)
  test(`R3 pages ${behaviour}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const fades = effects.filter(({ pseudoElement }) =>
          pseudoElement?.startsWith('::view-transition'),
        );
        const durations = new Set(fades.map((fade) => fade.getTiming().duration));
        document.documentElement.dataset.durations = [...durations].join();
      });
    });
    await page.goto('/services');
    await headerLink(page, 'Gallery').click();
    await expect(page.locator('html')).toHaveAttribute('data-durations', durations);
  });

test.describe('when files are lost', () => {
  test.use({ expectedProblems: /Failed to load resource|net::ERR/ });

  test('R4 every page is readable, its links work and its form can be sent when files are lost', async ({
    page,
  }) => {
    await page.route(/\.(js|avif|woff2)$/, (route) => route.abort());
    await denyStorage(page, 'sessionStorage');
    await denyStorage(page, 'localStorage');
    await page.goto('/');
    for (const { path, heading: text } of pages) {
      await page.getByRole('navigation', { name: 'Main' }).locator(`[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(text);
      await expectReadable(page);
    }
    await fillInForm(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

test('R4 a page is readable and its links work while files are late', async ({ page }) => {
  const release = await delayResponses(page, /\.(js|avif|woff2)$/);
  await page.goto('/services', { waitUntil: 'commit' });
  await expectReadable(page);
  await headerLink(page, 'Home').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/');
  await expectReadable(page);
  release();
});

test.describe('at a base path', () => {
  test.use({ baseURL: sites['max-content'] });

  /** Returns the paths of all URLs in the page that are on its own host. */
  const findPaths = (page: Page) =>
    page.locator('[href], [src], [srcset], [action]').evaluateAll((elements) =>
      elements
        .flatMap((element) => [
          ...['href', 'src', 'action'].map((name) => element.getAttribute(name)),
          ...(element.getAttribute('srcset') ?? '')
            .split(/,\s+/)
            .map((source) => source.split(' ')[0]),
        ])
        .filter((address) => address)
        .map((address) => new URL(address ?? '', document.baseURI))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    );

  test('R6 every page, link and file is below the base path', async ({ page }) => {
    const found = new Set<string>();
    for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
      await page.goto(path.slice(1));
      for (const address of await findPaths(page)) found.add(address);
    }
    found.delete('/sub/no/such/page');
    const manifest = await (await page.request.get('manifest.webmanifest')).json();
    const { id, start_url, scope, icons } = manifest;
    for (const address of [id, start_url, scope, ...icons.map(({ src }: { src: string }) => src)])
      found.add(address);
    expect([...found].filter((address) => !address.startsWith('/sub/'))).toEqual([]);
    for (const address of found)
      expect((await page.request.get(address)).status(), address).toBe(200);
  });
});
