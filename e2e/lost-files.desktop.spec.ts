import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectFilledIn, fillIn, openContact, sendButton, thanks } from './contact-page';
import {
  content,
  dialled,
  headings,
  linkOtherThan,
  site,
  besideContact as target,
} from './content';
import { hold, hydrated, isMarked, markDocument, openWithoutLoader } from './routes';
import { expectReadable } from './visible-text';

// What a page still fetches at the test's end is nobody's failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The files of the page where the walks lead. */
const folder = target.path === '/' ? '' : target.path;
const dataOf = new RegExp(`:\\d+(${folder}/__next[^/]*|${folder || '/index'})\\.txt`);
const scriptOf = new RegExp(`/chunks/app${folder}/page-.*\\.js`);

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: target.name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Clicks the link, whose page then comes as a document, and whole: as soon as the click has been
 * answered, or after some seconds. The clock stands still (a little on, because it cannot go back), so
 * that the page's patience ends when the test says.
 */
async function expectPlainWalk(page: Page, after = 100) {
  const asDocument = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === target.path,
  );
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  await link(page).click();
  await page.clock.runFor(after);
  await asDocument;
  await page.clock.resume();
  await expect(page).toHaveURL(target.path);
  await expectWhole(page);
}

async function expectWhole(page: Page) {
  await expect(heading(page)).toHaveText(headings[target.path]);
  await expectReadable(page);
}

const stalled: Record<string, RegExp> = { data: dataOf, script: scriptOf };
test('a page whose data or script is never answered comes as a plain page within five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  const message = await fillIn(page);
  for (const [name, files] of Object.entries(stalled)) {
    await test.step(name, async () => {
      await page.route(files, () => {});
      // Nothing of the page is known yet.
      await page.reload();
      await hydrated(page);
      await expectPlainWalk(page, 5000);
      await page.goBack();
      await expectFilledIn(page, message);
      await page.unroute(files);
    });
  }
});

/** Whether the bar ends in an amber line, at its beginning at least. */
async function hasSill(page: Page): Promise<boolean> {
  const bar = await page.getByRole('banner').boundingBox();
  if (!bar) return false;
  const clip = { x: 8, y: bar.y + bar.height - 3, width: 40, height: 2 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  return red > 200 && blue < 150;
}

test('the bar tells of a page that is long in coming, by a link or by Back, until it is there', async ({
  page,
}) => {
  const expectLate = async (release: () => void) => {
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => hasSill(page)).toBe(true);
    release();
    await expectWhole(page);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await expect.poll(() => hasSill(page)).toBe(false);
    await page.unroute(dataOf);
  };
  const releaseNext = await hold(page, dataOf);
  await openContact(page);
  await hydrated(page);
  await link(page).click();
  await expectLate(releaseNext);

  await page.goBack();
  await expect(page).toHaveURL('/contact');
  const releaseForward = await hold(page, dataOf);
  // Nothing of the other page is known any more.
  await page.reload();
  await hydrated(page);
  await markDocument(page);
  await page.goForward();
  await expectLate(releaseForward);
  expect(await isMarked(page)).toBe(true);
});

test('a page whose data comes after its document was asked for is not taken away by that', async ({
  page,
}) => {
  await page.clock.install();
  const releaseData = await hold(page, dataOf);
  await openContact(page);
  await hydrated(page);
  await markDocument(page);
  const releaseDocument = await hold(page, new RegExp(`:\\d+${target.path}$`));
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await link(page).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(4000);
  const { failure } = await asked.then((request) => {
    releaseData();
    return { failure: () => request.failure()?.errorText };
  });
  await expect(heading(page)).toHaveText(headings[target.path]);
  await expect.poll(failure).toContain('ABORTED');
  releaseDocument();
  expect(await isMarked(page)).toBe(true);
});

test('Back calls the plain walk off', async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  await markDocument(page);
  await link(page).click();
  await expect(page).toHaveURL(target.path);
  await page.goBack();
  await expect(heading(page)).toHaveText(headings['/contact']);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/contact');
  expect(await isMarked(page)).toBe(true);
});

const halved = async (page: Page) =>
  page.route(dataOf, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
// That it does so when the data is cut in half, the next test asks.
const losses: Record<string, (page: Page) => Promise<unknown>> = {
  'is missing': (page) => page.route(scriptOf, (route) => route.fulfill({ status: 404, body: '' })),
  'is cut off': (page) => page.route(scriptOf, (route) => route.abort()),
};
test('a walk to a page whose script is lost ends at that page, loaded anew', async ({ page }) => {
  await page.clock.install();
  for (const [name, lose] of Object.entries(losses)) {
    await test.step(name, async () => {
      await lose(page);
      await openContact(page);
      await expectPlainWalk(page);
      await page.unroute(scriptOf);
      // The next one is a visitor who has lost nothing yet.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('a page whose data is cut in half is loaded anew, and one that fails again says so in our look, with the phone, the e-mail and a way on', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.clock.install();
  await halved(page);
  await openContact(page);
  const message = await fillIn(page);
  await expectPlainWalk(page);
  await page.goto('/contact');
  await hydrated(page);
  await link(page).click();
  await expect(heading(page)).toHaveText(content.common.failed.heading);
  const ways = (href: string) => page.getByRole('main').locator(`a[href="${href}"]`);
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
  await hydrated(page);
  await page.locator('main section').first().scrollIntoViewIfNeeded();
  await expectReadable(page);
  await markDocument(page);
  const on = linkOtherThan('/gallery');
  await page.getByRole('banner').getByRole('link', { name: on.name, exact: true }).click();
  await expect(page).toHaveURL(on.path);
  expect(await isMarked(page)).toBe(true);
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

// Every page is a document of the old build or of the new one; the form's alone has more to lose.
for (const [from, on] of [
  ['/contact', target],
  [target.path, linkOtherThan(target.path)],
] as const) {
  test(`a deployment in mid-visit: from ${from} the walk goes on`, async ({ page }) => {
    const deploy = await deployLater(page);
    await openWithoutLoader(page, from);
    await hydrated(page);
    const message = from === '/contact' ? await fillIn(page) : undefined;
    deploy();
    await page.getByRole('banner').getByRole('link', { name: on.name, exact: true }).click();
    await expect(page).toHaveURL(on.path);
    await expect(heading(page)).toHaveText(headings[on.path]);
    await expectReadable(page);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(heading(page)).toHaveText(headings[from]);
    if (!message) return;
    await expectFilledIn(page, message);
    // Before the scripts have come, the browser would send it, and the service would say thanks.
    await hydrated(page);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });
}
