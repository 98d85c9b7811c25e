import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { content, linkOtherThan } from './content';
import { everyPage, hydrated, openWithoutLoader, routes, settled } from './routes';

/** What the page's policy has stopped so far. */
interface Stopped {
  directive: string;
  address: string;
}

declare global {
  interface Window {
    stopped: Stopped[];
    intruded?: string;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.stopped = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.stopped.push({ directive: event.effectiveDirective, address: event.blockedURI });
    });
  }),
);

const stopped = (page: Page) => page.evaluate(() => window.stopped);

test.describe('the site within its policy', () => {
  for (const path of everyPage) {
    test(`${path} is stopped in nothing, from top to bottom`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          // By the second frame the page's observers know of it.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }
      });
      await settled(page);
      expect(await stopped(page)).toEqual([]);
    });
  }

  for (const start of routes) {
    test(`walking on from ${start} and back needs no new document and is stopped in nothing`, async ({
      page,
    }) => {
      await openWithoutLoader(page, start);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      for (const { path } of content.navigation) {
        await page.locator(`header nav a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(path);
        await expect(page.locator('h1')).toHaveCount(1);
      }
      await page.goBack();
      await page.goForward();
      await settled(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(await stopped(page)).toEqual([]);
    });
  }

  test('the menu is stopped in nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithoutLoader(page, '/');
    await hydrated(page);
    await page.locator('button[popovertarget]').click();
    const { path } = linkOtherThan('/');
    await page.locator(`[popover] a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    expect(await stopped(page)).toEqual([]);
  });
});

test.describe('an intruder', () => {
  let foreign: Server;
  let elsewhere: string;
  let visits: string[];

  test.beforeAll(async () => {
    foreign = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Content-Type', 'text/javascript');
      response.end('window.intruded = "foreign script"');
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    elsewhere = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  });
  test.afterAll(() => foreign.close());

  test.beforeEach(async ({ page }) => {
    visits = [];
    await openWithoutLoader(page, '/contact');
    await hydrated(page);
  });

  /** Puts mark-up into the page as a hole in the site would, and waits for the browser's verdict. */
  async function inject(page: Page, html: string) {
    await page.evaluate((markup) => {
      const range = document.createRange();
      range.selectNode(document.body);
      document.body.prepend(range.createContextualFragment(markup));
    }, html);
  }

  async function expectStopped(page: Page, directive: string) {
    const directives = async () => [
      ...new Set((await stopped(page)).map((violation) => violation.directive)),
    ];
    await expect.poll(directives).toEqual([directive]);
    expect(await page.evaluate(() => window.intruded)).toBeUndefined();
    expect(visits).toEqual([]);
  }

  const attempts: [what: string, html: string, directive: string][] = [
    ['an inline script', '<script>window.intruded = "inline"</script>', 'script-src-elem'],
    ['a foreign script', '<script src="{elsewhere}/x.js"></script>', 'script-src-elem'],
    [
      'a foreign module',
      '<script type="module" src="{elsewhere}/x.js"></script>',
      'script-src-elem',
    ],
    ['a script in its address', '<script src="data:,intruded=1"></script>', 'script-src-elem'],
    [
      'an inline event handler',
      '<img src="/no-such.png" alt="" onerror="window.intruded = 1">',
      'script-src-attr',
    ],
    ['a style attribute', '<p style="position:fixed;inset:0">x</p>', 'style-src-attr'],
    ['a style element', '<style>body{display:none}</style>', 'style-src-elem'],
    ['a foreign style sheet', '<link rel="stylesheet" href="{elsewhere}/x.css">', 'style-src-elem'],
    ['a foreign frame', '<iframe src="{elsewhere}/"></iframe>', 'frame-src'],
    ['a frame of the site itself', '<iframe src="/"></iframe>', 'frame-src'],
    ['a foreign picture', '<img src="{elsewhere}/x.png" alt="">', 'img-src'],
    ['an object', '<object data="/icon.svg"></object>', 'object-src'],
    ['a base address', '<base href="{elsewhere}/">', 'base-uri'],
    [
      'a foreign preload',
      '<link rel="preload" as="font" crossorigin href="{elsewhere}/x">',
      'font-src',
    ],
  ];

  for (const [what, html, directive] of attempts) {
    test(`with ${what} is stopped`, async ({ page }) => {
      await inject(page, html.replace('{elsewhere}', elsewhere));
      await expectStopped(page, directive);
    });
  }

  test('with a foreign script that waits to be woken like ours is stopped', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</main>',
        `<script type="late" src="${elsewhere}/x.js"></script></main>`,
      );
      await route.fulfill({ response, body });
    });
    await page.reload();
    await hydrated(page);
    await expectStopped(page, 'script-src-elem');
  });

  test('with an inline script in the page’s own source is stopped', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</main>',
        '<script>window.intruded = "inline"</script></main>',
      );
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expectStopped(page, 'script-src-elem');
  });

  test('with a javascript: link is stopped', async ({ page }) => {
    await inject(page, '<a id="trap" href="javascript:window.intruded = 1">x</a>');
    await page.evaluate(() => document.getElementById('trap')?.click());
    await expectStopped(page, 'script-src-elem');
  });

  test('with text that becomes code is stopped', async ({ page }) => {
    // In a task of the page's own: what the test evaluates directly is exempt from the policy.
    await page.evaluate(() => setTimeout(() => new Function('window.intruded = 1')()));
    await page.evaluate(() => setTimeout('window.intruded = 1'));
    await expectStopped(page, 'script-src');
  });

  test('with a form that posts elsewhere is stopped', async ({ page }) => {
    await inject(page, `<form id="trap" method="post" action="${elsewhere}/f/abc"></form>`);
    await page.evaluate(() => (document.getElementById('trap') as HTMLFormElement).submit());
    await expectStopped(page, 'form-action');
  });

  test('with a button that sends the page’s own form elsewhere is stopped', async ({ page }) => {
    await page.evaluate((address) => {
      const form = document.querySelector('form');
      form?.setAttribute('action', `${address}/f/abc`);
      form?.submit();
    }, elsewhere);
    await expectStopped(page, 'form-action');
  });

  test('that reports to another site is stopped', async ({ page }) => {
    await page.evaluate((address) => fetch(address).catch(() => {}), elsewhere);
    await expectStopped(page, 'connect-src');
  });

  test('that sends a beacon to another site is stopped', async ({ page }) => {
    await page.evaluate((address) => navigator.sendBeacon(address, 'x'), elsewhere);
    await expectStopped(page, 'connect-src');
  });

  test('with a worker is stopped', async ({ page }) => {
    await page.evaluate(() => {
      try {
        new Worker('/icon.svg');
      } catch {
        // Some browsers throw as well.
      }
    });
    await expectStopped(page, 'worker-src');
  });

  test('that keeps to what is allowed gets through, so the tests above can see', async ({
    page,
  }) => {
    await inject(page, '<img src="/icon.svg" alt="">');
    await page.evaluate(() => fetch('/services.txt'));
    await page.waitForLoadState('networkidle');
    expect(await stopped(page)).toEqual([]);
  });
});
