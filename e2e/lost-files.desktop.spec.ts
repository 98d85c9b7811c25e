import { expect, type Page, test } from '@playwright/test';
import { expectFilledIn, fillIn, openContact, sendButton, thanks } from './contact-page';
import { content, dialled, headings, linkOtherThan, site } from './content';
import { hydrated, openWithoutLoader, routes, settled } from './routes';
import { expectReadable } from './visible-text';

// What a page still fetches at the test's end is nobody's failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Where the walks lead: a page that the bar links to, and its files. */
const target = linkOtherThan('/contact');
const folder = target.path === '/' ? '' : target.path;
const dataOf = new RegExp(`:\\d+(${folder}/__next[^/]*|${folder || '/index'})\\.txt`);
const scriptOf = new RegExp(`/chunks/app${folder}/page-.*\\.js`);

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: target.name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectWhole(page: Page) {
  await expect(heading(page)).toHaveText(headings[target.path]);
  await expectReadable(page);
}

const stalled: Record<string, RegExp> = { data: dataOf, script: scriptOf };
for (const [name, files] of Object.entries(stalled)) {
  test(`a page whose ${name} is never answered comes as a plain page within five seconds`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(files, () => {});
    await openContact(page);
    const message = await fillIn(page);
    await link(page).click();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(target.path);
    await expectWhole(page);
    await page.goBack();
    await expectFilledIn(page, message);
  });
}

test('Back calls the plain walk off', async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link(page).click();
  await expect(page).toHaveURL(target.path);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

const halved = async (page: Page) =>
  page.route(dataOf, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
const losses: Record<string, (page: Page) => Promise<unknown>> = {
  'data is cut in half': halved,
  'script is missing': (page) =>
    page.route(scriptOf, (route) => route.fulfill({ status: 404, body: '' })),
  'script is cut off': (page) => page.route(scriptOf, (route) => route.abort()),
};
for (const [name, lose] of Object.entries(losses)) {
  test(`a walk to a page whose ${name} ends at that page, loaded anew`, async ({ page }) => {
    await lose(page);
    await openContact(page);
    await link(page).click();
    await expect(page).toHaveURL(target.path);
    await expectWhole(page);
  });
}

test('a page that fails again says so in our look, with the phone, the e-mail and a way on', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await halved(page);
  await openContact(page);
  const message = await fillIn(page);
  await link(page).click();
  await expectWhole(page);
  await page.goto('/contact');
  await hydrated(page);
  await link(page).click();
  await expect(heading(page)).toHaveText(content.common.failed.heading);
  const ways = (href: string) => page.locator(`a[href="${href}"]`);
  await expect(ways(dialled)).toBeVisible();
  await expect(ways(`mailto:${site.email}`)).toBeVisible();
  for (const { name } of content.navigation) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  }
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('link', { name: content.common.failed.again, exact: true }).click();
  await expectWhole(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
  expect(violations).toEqual([]);
  await page.goto('/contact');
  await expectFilledIn(page, message);
});

test('a broken feed takes nothing else along', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('broken');
      }
    } as unknown as typeof ResizeObserver;
  });
  await openWithoutLoader(page, '/gallery');
  await settled(page);
  await page.locator('main section').first().scrollIntoViewIfNeeded();
  await expectReadable(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** From the call of the result on, as after a deployment of a build whose file names all differ. */
async function deployLater(page: Page) {
  const turned = (text: string) =>
    text.replace(/\b[0-9a-f]{16}\b/g, (hash) => [...hash].reverse().join(''));
  let deployed = false;
  await page.route(/^http:\/\/localhost:\d+\//, async (route) => {
    const url = route.request().url();
    if (!deployed || route.request().method() !== 'GET') return route.continue();
    // What the new build calls so, the old one calls otherwise; the old names are gone.
    const response = await route.fetch({ url: turned(url) });
    const isText = /html|javascript|plain|css/.test(response.headers()['content-type'] ?? '');
    if (!isText) return route.fulfill({ response });
    return route.fulfill({ response, body: turned(await response.text()) });
  });
  return () => {
    deployed = true;
  };
}

for (const from of routes) {
  test(`a deployment in mid-visit: from ${from} the walk goes on`, async ({ page }) => {
    const deploy = await deployLater(page);
    await openWithoutLoader(page, from);
    await hydrated(page);
    const message = from === '/contact' ? await fillIn(page) : undefined;
    deploy();
    const on = linkOtherThan(from);
    await page.getByRole('banner').getByRole('link', { name: on.name, exact: true }).click();
    await expect(page).toHaveURL(on.path);
    await expect(heading(page)).toHaveText(headings[on.path]);
    await expectReadable(page);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(heading(page)).toHaveText(headings[from]);
    if (!message) return;
    await expectFilledIn(page, message);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });
}
