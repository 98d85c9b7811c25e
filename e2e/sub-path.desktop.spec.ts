import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPage } from '../scripts/post-process/page';
import { variant } from '../scripts/test/variant';
import { addressesIn } from './addresses';
import { thanks } from './contact-page';
import { content } from './content';
import { hosts, type RunningHost, startHost } from './hosts/servers';
import { variantFolder as folder, variantHome } from './ports';
import { isMarked, markDocument, routes, settled, watchForErrors } from './routes';
import { violationsOn, watchForViolations } from './violations';

/** The site as GitHub Pages would publish it, below a path, with a real form service. */
const { siteUrl, basePath, formAddress } = variant;

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

for (const host of [hosts.preview, hosts.nginx]) {
  test.describe(`below a path, served by ${host.name}`, () => {
    test.describe.configure({ mode: 'default' });
    let running: RunningHost;

    test.beforeAll(async () => {
      running = await startHost(host, { folder, basePath });
    });
    test.afterAll(() => running?.stop());

    const own = (address: string) => running.origin + basePath + address;

    /** The address as this server has it, if it is one of the site's. */
    function served(address: string): string | undefined {
      const { origin, pathname } = new URL(address, siteUrl);
      return origin === new URL(siteUrl).origin ? running.origin + pathname : undefined;
    }

    async function expectServed(addresses: Iterable<string>) {
      for (const address of new Set(addresses)) {
        const url = served(address);
        if (!url) continue;
        expect(new URL(url).pathname, address).toMatch(/^\/site\//);
        expect((await fetch(url)).status, address).toBe(200);
      }
    }

    test('every address in the pages is below the path and answers', async () => {
      for (const name of ['index', 'services', 'gallery', 'contact', '404']) {
        const { elements } = readPage(read(`${name}.html`));
        const addresses = elements
          .flatMap((element) => [...addressesIn(element), element.attributes.action ?? ''])
          .filter((address) => address && !/^(#|tel:|mailto:)/.test(address));
        expect(addresses.length).toBeGreaterThan(20);
        await expectServed(addresses);
      }
    });

    test('the manifest, the sitemap and robots.txt speak of the path', async () => {
      const manifest = JSON.parse(read('manifest.webmanifest'));
      expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(
        Array(3).fill(`${basePath}/`),
      );
      await expectServed(manifest.icons.map(({ src }: { src: string }) => src));
      const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
        (match) => match[1] ?? '',
      );
      expect(listed).toEqual(routes.map((route) => siteUrl + route));
      await expectServed(listed);
      expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
      expect(read('_headers')).not.toMatch(/^\/(?!site\/)/m);
    });

    test('the path without its slash leads to Home', async () => {
      const response = await fetch(running.origin + basePath);
      expect(response.url).toBe(own('/'));
      expect(await response.text()).toBe(read('index.html'));
    });

    test('an unknown path below it gets our page and status 404', async () => {
      for (const address of ['/no-such-page', '/a/b/c']) {
        const response = await fetch(own(address));
        expect(response.status, address).toBe(404);
        expect(await response.text(), address).toBe(read('404.html'));
      }
    });
  });
}

/*
 * A browser walks it once: what it asks for does not depend on the server. That nginx answers each
 * address, the plain requests above ask.
 */
test('below a path, walking on, loading anew and sending ask for nothing outside, and the form can be led to no other service', async ({
  page,
}) => {
  const { origin } = new URL(variantHome);
  const own = (address: string) => origin + basePath + address;
  const expectNoErrors = watchForErrors(page);
  const asked: string[] = [];
  const failed: string[] = [];
  const posts: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.route('https://formspree.io/**', (route) => {
    posts.push(route.request().url());
    return route.fulfill({ json: { next: 'https://formspree.io/thanks' } });
  });
  await page.addInitScript(() => sessionStorage.setItem('loader-seen', '1'));
  await watchForViolations(page);

  await test.step('walking on', async () => {
    await page.goto(own('/'));
    await settled(page);
    await markDocument(page);
    for (const { path: target } of content.navigation) {
      await page.locator(`header nav a[href="${basePath}${target}"]`).first().click();
      await expect(page).toHaveURL(own(target));
      await expect(page.locator('h1')).toHaveCount(1);
      // The gallery is a document of its own, because its policy alone knows the feed's provider.
      expect(await isMarked(page), target).toBe(target !== '/gallery');
      await settled(page);
      await markDocument(page);
    }
  });

  await test.step('loading anew', async () => {
    for (const route of ['/services', '/contact']) {
      await page.goto(own(route));
      await expect(page.locator('h1')).toHaveCount(1);
      await settled(page);
    }
    expect(asked.filter((url) => !url.startsWith(own('/')))).toEqual([]);
    expect(failed).toEqual([]);
  });

  await test.step('the form posts to the service’s form', async () => {
    await page.locator('input[type=email]').fill('a@example.com');
    await page.locator('textarea').fill('A pane is broken.');
    await page.locator('form button').click();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toEqual([formAddress]);
    expectNoErrors();
  });

  await test.step('and can be led to no other', async () => {
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: 'https://formspree.io/f/somebody-else' });
      document.body.append(form);
      form.submit();
    });
    const directives = async () => (await violationsOn(page)).map(({ directive }) => directive);
    await expect.poll(directives).toEqual(['form-action']);
    expect(posts).toEqual([formAddress]);
  });
});
