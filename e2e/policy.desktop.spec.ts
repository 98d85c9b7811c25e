import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { listenOnSparePort } from '../scripts/shared/spare-port';
import { hydrated, openWithoutLoader } from './routes';
import { violationsOn, watchForViolations } from './violations';

declare global {
  interface Window {
    intruded?: string;
  }
}

// That it stops nothing of the site's own, on any page or on the walk, contract.spec.ts asks.
test.beforeEach(({ page }) => watchForViolations(page));

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
    elsewhere = `http://127.0.0.1:${await listenOnSparePort(foreign)}`;
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

  /** That, and nothing else, was stopped since the last time. */
  async function expectStopped(page: Page, directive: string, what = directive) {
    const directives = async () => [
      ...new Set((await violationsOn(page)).map((violation) => violation.directive)),
    ];
    await expect.poll(directives, what).toEqual([directive]);
    expect(await page.evaluate(() => window.intruded), what).toBeUndefined();
    expect(visits, what).toEqual([]);
    await page.evaluate(() => {
      window.violations = [];
    });
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
    ['an object', '<object data="/favicon.ico"></object>', 'object-src'],
    [
      'a foreign preload',
      '<link rel="preload" as="font" crossorigin href="{elsewhere}/x">',
      'font-src',
    ],
  ];

  test('that keeps to what is allowed gets through, and with whatever else is stopped', async ({
    page,
  }) => {
    await inject(page, '<img id="allowed" src="/favicon.ico" alt="">');
    await page.evaluate(() => fetch('/services.txt'));
    await expect
      .poll(() =>
        page.locator('#allowed').evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await violationsOn(page)).toEqual([]);

    for (const [what, html, directive] of attempts) {
      await inject(page, html.replace('{elsewhere}', elsewhere));
      await expectStopped(page, directive, what);
      // What stays in the page may be stopped again with the next.
      await page.evaluate(() => document.body.firstElementChild?.remove());
    }

    await inject(page, '<a id="trap" href="javascript:window.intruded = 1">x</a>');
    await page.evaluate(() => document.getElementById('trap')?.click());
    await expectStopped(page, 'script-src-elem', 'a javascript: link');

    // In a task of the page's own: what the test evaluates directly is exempt from the policy.
    await page.evaluate(() => setTimeout(() => new Function('window.intruded = 1')()));
    await page.evaluate(() => setTimeout('window.intruded = 1'));
    await expectStopped(page, 'script-src', 'text that becomes code');

    await page.evaluate((address) => fetch(address).catch(() => {}), elsewhere);
    await expectStopped(page, 'connect-src', 'a report to another site');

    await page.evaluate((address) => navigator.sendBeacon(address, 'x'), elsewhere);
    await expectStopped(page, 'connect-src', 'a beacon to another site');

    await page.evaluate(() => {
      try {
        new Worker('/favicon.ico');
      } catch {
        // Some browsers throw as well.
      }
    });
    await expectStopped(page, 'worker-src', 'a worker');

    await inject(page, `<form id="post" method="post" action="${elsewhere}/f/abc"></form>`);
    await page.evaluate(() => (document.getElementById('post') as HTMLFormElement).submit());
    await expectStopped(page, 'form-action', 'a form that posts elsewhere');

    await page.evaluate((address) => {
      const form = document.querySelector('main form');
      form?.setAttribute('action', `${address}/f/abc`);
      (form as HTMLFormElement).submit();
    }, elsewhere);
    await expectStopped(page, 'form-action', 'the page’s own form sent elsewhere');

    // Last, because the browser stops it again whenever the page changes.
    await inject(page, `<base href="${elsewhere}/">`);
    await expectStopped(page, 'base-uri', 'a base address');
  });

  test('in the page’s own source is stopped, late or at once', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</main>',
        `<script>window.intruded = "inline"</script><script type="deferred" src="${elsewhere}/x.js"></script></main>`,
      );
      await route.fulfill({ response, body });
    });
    await page.reload();
    await hydrated(page);
    const addresses = async () => (await violationsOn(page)).map(({ address }) => address).sort();
    await expect.poll(addresses).toEqual([`${elsewhere}/x.js`, 'inline'].sort());
    await expectStopped(page, 'script-src-elem');
  });
});
