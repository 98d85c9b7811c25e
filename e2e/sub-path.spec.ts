import { readFileSync } from 'node:fs';
import { loadContent } from '../content/schema';
import { linkedPagesOf } from './helpers/fixture-site';
import { expect, expectLoaded, hydrate, loadMenuScript, type Page, test } from './helpers/test';

/* The site of e2e/fixtures/variant: below a path, with other words and without the optional parts. */

const origin = 'http://localhost:4118';
const home = `${origin}/sub`;
const formAddress = 'https://formspree.io/p/1234567890/f/abcdefgh';
const read = (file: string) => readFileSync(`test-results/variant/${file}`, 'utf8');

const pages = linkedPagesOf(loadContent('e2e/fixtures/variant'));

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

test.describe('under a base path', { tag: '@variant' }, () => {
  test('every page is reached by its link, and every request is under the base path', async ({
    page,
  }) => {
    let pictures = 0;
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${home}/`)) outside.push(request.url());
    });
    await page.goto(`${home}/`);
    for (const { path, name, heading } of pages) {
      await link(page, name).click();
      await expect(page).toHaveURL(home + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('header nav [aria-current=page]').first()).toHaveText(name);
      for (const picture of await page.locator('img:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expectLoaded(picture);
        pictures += 1;
      }
      await loadMenuScript(page);
    }
    expect(pictures).toBeGreaterThan(3);
    expect(outside).toEqual([]);
  });

  test('Contact has the other numbers and the address, and the footer the owner’s links', async ({
    page,
  }) => {
    await page.goto('contact');
    const main = page.getByRole('main');
    const number = main.getByRole('link', { name: '1-800-555-0112' });
    await expect(number).toHaveAttribute('href', 'tel:+18005550112');
    await expect(main.getByText('(705) 555-0113')).toBeVisible();
    await expect(main.getByRole('link', { name: '(705) 555-0113' })).toHaveCount(0);
    await expect(main.getByText('12 Bay Street, Orillia, ON L3V 1A1')).toBeVisible();
    expect(read('contact.html')).toContain('"streetAddress":"12 Bay Street"');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/sub/sample-feed.js',
    );
    await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
      'href',
      'https://clearwater.example/accessibility',
    );
  });

  test('empty optional parts are not rendered', async ({ page }) => {
    await page.goto('gallery');
    await expect(page.getByRole('heading', { name: 'Why people ring us' })).toBeVisible();
    await expect(page.getByText('Because their neighbours did.')).toBeVisible();
    await expect(page.locator('figure, blockquote')).toHaveCount(0);
    await expect(page.getByText('SEE IT ELSEWHERE')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).not.toContainText('Elsewhere');
    await page.goto('');
    await expect(page.getByText('Words of clients')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Orillia', { exact: true })).toBeVisible();
    await expect(page.locator('[href^="tel:"]:visible').first()).toHaveAttribute(
      'href',
      'tel:+17055550111',
    );
    expect(read('index.html')).toContain('"telephone":"+17055550111"');
  });

  test('the form posts to the owner’s project, and has the owner’s labels', async ({ page }) => {
    await page.goto('contact');
    await hydrate(page);
    await expect(page.locator('form')).toHaveAttribute('action', formAddress);
    for (const name of ['Your name', 'Your e-mail', 'Your words'])
      await expect(page.getByRole('textbox', { name })).toBeEditable();
    await expect(page.getByRole('button', { name: 'POST IT' })).toBeEnabled();
  });

  test('the manifest and the headers have the base path', async ({ request }) => {
    const manifest = JSON.parse(read('manifest.webmanifest'));
    for (const key of ['id', 'start_url', 'scope']) expect(manifest[key], key).toBe('/sub/');
    expect(manifest.icons).toHaveLength(4);
    for (const { src } of manifest.icons)
      expect((await request.get(origin + src)).status()).toBe(200);
    const icons = read('index.html').match(/<link rel="[a-z-]*icon"[^>]*>/g) ?? [];
    for (const icon of icons) expect(icon).toContain(' href="/sub/');
    expect(icons).toHaveLength(3);
    expect(read('index.html')).toContain('"href_matches":"/sub/*"');
    expect(read('_headers')).toMatch(/^\/sub\//m);
    expect(read('_headers')).not.toMatch(/^\/(?!sub\/)/m);
    expect(read('gallery.html')).toMatch(/img-src 'self' http:..localhost:4119;/);
    for (const page of ['index', 'contact']) expect(read(`${page}.html`)).not.toContain(':4119');
    expect((await request.get(`${home}/no-such-page`)).status()).toBe(404);
    expect((await request.get(home)).url()).toBe(`${home}/`);
  });
});
