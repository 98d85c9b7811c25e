import { expect, hydrate, type Page, test } from './helpers/test';

const foreign = 'http://127.0.0.1:9';

/** What the policy has stopped since the last time. */
const stopped = (page: Page) =>
  page.evaluate(() => {
    const { violations } = window as never as { violations: string[] };
    return [...new Set(violations.splice(0))];
  });

// The console tells of each violation, and some stopped requests.
test.use({ expected: /Content Security Policy|^asked |Failed to load|violates|Refused/ });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
});

/** Puts HTML into the page, as a hole in the site would. */
const inject = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const range = document.createRange();
    range.selectNode(document.body);
    document.body.prepend(range.createContextualFragment(markup));
  }, html);

const injections = {
  '<script>window.intruded = 1</script>': 'script-src-elem',
  [`<script src="${foreign}/x.js"></script>`]: 'script-src-elem',
  '<img src="/no-such.png" alt="" onerror="window.intruded = 1">': 'script-src-attr',
  '<p style="position:fixed;inset:0">x</p>': 'style-src-attr',
  '<style>body{display:none}</style>': 'style-src-elem',
  [`<iframe src="${foreign}/"></iframe>`]: 'frame-src',
  [`<img src="${foreign}/x.png" alt="">`]: 'img-src',
  [`<base href="${foreign}/">`]: 'base-uri',
};

const attempts: Record<string, (foreign: string) => unknown> = {
  'connect-src': (foreign) => fetch(foreign).catch(() => {}),
  'form-action': (foreign) => {
    const form = document.querySelector<HTMLFormElement>('main form');
    form?.setAttribute('action', `${foreign}/f/abc`);
    form?.submit();
  },
};

test('the policy stops injected scripts, styles, frames, requests and forms', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page, 'contact-form');
  await hydrate(page, 'menu');
  await inject(page, '<img id="allowed" src="/favicon.ico" alt="">');
  await expect(page.locator('#allowed')).toHaveJSProperty('complete', true);
  expect(await stopped(page)).toEqual([]);
  for (const [directive, attempt] of Object.entries(attempts)) {
    await page.evaluate(attempt, foreign);
    await expect.poll(() => stopped(page), directive).toEqual([directive]);
  }
  for (const [html, directive] of Object.entries(injections)) {
    await inject(page, html);
    await expect.poll(() => stopped(page), html).toEqual([directive]);
    await page.evaluate(() => document.body.firstElementChild?.remove());
  }
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  expect(await page.evaluate(() => location.pathname)).toBe('/contact');
});

test('a script that was added to the page’s source is stopped', async ({ page }) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</main>', '<script>window.intruded = 1</script></main>');
    await route.fulfill({ response, body });
  });
  await page.goto('/contact');
  await expect.poll(() => stopped(page)).toEqual(['script-src-elem']);
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
});
