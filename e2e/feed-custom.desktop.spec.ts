import { expect, type Page, test } from '@playwright/test';
import { variant } from '../scripts/test/variant';
import { denyStorage } from './conditions';
import { isLinked, profile } from './content';
import {
  agreeButton,
  behaveAs,
  embedScript,
  leave,
  postsOf,
  questionOf,
  scriptsOf,
  type Visit,
  visit,
  watchProvider,
} from './feed-custom-page';
import {
  expectSentence,
  feedOf,
  profileLink,
  sentenceOf,
  watchForScriptErrors,
  watchHeight,
  watchShifts,
} from './feed-page';
import { variantHome, widgetOrigin } from './ports';
import { hold, hydrated, isMarked, markDocument, settled, stopClock } from './routes';

test('the content’s container is filled by the content’s script, once at each visit', async ({
  page,
}) => {
  const expectNoErrors = watchForScriptErrors(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);
  await visit(page, {});
  await expect(postsOf(page)).toBeVisible();
  await expect(page.locator('div#my-feed[data-count="6"]')).toHaveCount(1);
  await expect(scriptsOf(page)).toHaveCount(1);
  await expect(scriptsOf(page)).toHaveJSProperty('async', true);
  await expect(sentenceOf(page)).toHaveCount(0);
  await expectNoShift();
  expect(await heights()).toHaveLength(1);

  await markDocument(page);
  for (let round = 0; round < 2; round++) {
    await leave(page);
    await expect(scriptsOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(postsOf(page)).toHaveCount(1);
    await expect(postsOf(page)).toBeVisible();
    await expect(page.locator('#my-feed')).toHaveCount(1);
    await expect(scriptsOf(page)).toHaveCount(1);
  }
  expect(await isMarked(page)).toBe(true);
  expectNoErrors();
});

test('nothing is asked of the provider until the feed is near the window, and a feed taller than its place grows below it', async ({
  page,
}) => {
  const asked = watchProvider(page);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { padding-top: 4000px }');
    document.adoptedStyleSheets = [sheet];
  });
  await visit(page, { widget: 'tall' });
  await page.mouse.move(40, 40);
  await settled(page);
  expect(asked).toEqual([]);
  const top = () =>
    feedOf(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(postsOf(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await top()).toBe(before);
  await expect(feedOf(page)).toHaveJSProperty('offsetHeight', 2600);
});

test('a script that was still on its way when the visitor left never runs', async ({ page }) => {
  const expectNoErrors = watchForScriptErrors(page);
  const release = await hold(page, embedScript);
  await visit(page, {});
  await expect(scriptsOf(page)).toHaveCount(1);
  await leave(page);
  await expect(scriptsOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(scriptsOf(page)).toHaveCount(1);
  // One request answers both elements, the earlier one first: when there are posts, it would have run.
  release();
  await expect(postsOf(page)).toHaveCount(1);
  await expect(scriptsOf(page)).toHaveCount(1);
  const runs = await page.evaluate(() => (window as never as { widgetRuns: number }).widgetRuns);
  expect(runs).toBe(1);
  expectNoErrors();
});

test('other pages link to the gallery as a document, whose policy knows the provider, and Back leads to it from theirs', async ({
  page,
}) => {
  test.skip(!isLinked('/gallery'), 'The navigation does not lead to the gallery.');
  await visit(page, { path: '/contact' });
  const policies = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policies.getAttribute('content')).not.toContain(widgetOrigin);
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('banner').locator(`a[href="${variant.basePath}/gallery"]`).first().click();
  await expect(postsOf(page)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  expect(await policies.getAttribute('content')).toContain(widgetOrigin);

  await leave(page);
  await page.reload();
  await hydrated(page);
  expect(await policies.getAttribute('content')).not.toContain(widgetOrigin);
  await page.goBack();
  await expect(page).toHaveURL(`${variantHome}/gallery`);
  await expect(postsOf(page)).toBeVisible();
});

const failures = [
  'missing',
  'broken',
  'wrong type',
  'throws',
  'throws in init',
  'rejects in init',
  'has no init',
  'blocked',
];

test('whatever is wrong with the script, the panes stay and a sentence points to Instagram', async ({
  page,
}) => {
  const expectNoErrors = watchForScriptErrors(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);

  await visit(page, { widget: failures[0] });
  await expectSentence(page);
  await expectNoShift();
  const [reserved, ...others] = await heights();
  expect(others).toEqual([]);

  // What a script that worked has left does not help a later one that fails.
  await behaveAs(page, 'works');
  await leave(page);
  await page.goBack();
  await expect(postsOf(page)).toBeVisible();

  await markDocument(page);
  for (const widget of failures) {
    await test.step(widget, async () => {
      await leave(page);
      if (widget === 'blocked') await page.route(`${widgetOrigin}/**`, (route) => route.abort());
      await behaveAs(page, widget);
      await page.goBack();
      await expectSentence(page);
      await expect.soft(postsOf(page), widget).toHaveCount(0);
      const height = await feedOf(page).evaluate((region: HTMLElement) => region.offsetHeight);
      expect.soft(height, widget).toBe(reserved);
    });
  }
  expect(await isMarked(page)).toBe(true);
  expectNoErrors();
});

/** Asks for the feed on a clock that has just been stopped. */
async function agreeOnStoppedClock(page: Page, visitTo: Visit = {}) {
  await page.clock.install();
  await visit(page, { ...visitTo, agreedTo: '' });
  await agreeButton(page).waitFor();
  await stopClock(page);
  await agreeButton(page).click();
  await expect(scriptsOf(page)).toHaveCount(1);
}

async function expectGivenUpAfter10Seconds(page: Page) {
  await page.clock.fastForward(9_999);
  await expect(feedOf(page)).toHaveAttribute('data-state', 'loading');
  await page.clock.fastForward(1);
  await expectSentence(page);
}

test('a script that takes more than 10 s is given up, and its feed still shown when it comes', async ({
  page,
}) => {
  const expectNoErrors = watchForScriptErrors(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);
  const release = await hold(page, embedScript);
  await agreeOnStoppedClock(page);
  await expectGivenUpAfter10Seconds(page);
  release();
  await expect(postsOf(page)).toBeVisible();
  await expect(sentenceOf(page)).toHaveCount(0);
  await expectNoShift();
  expect(await heights()).toHaveLength(1);
  expectNoErrors();
});

test('a feed that was lost with the line comes when it is back', async ({ page, context }) => {
  await visit(page, { agreedTo: '' });
  await agreeButton(page).waitFor();
  await context.setOffline(true);
  await agreeButton(page).click();
  await expectSentence(page);
  await context.setOffline(false);
  await expect(postsOf(page)).toBeVisible();
  await expect(sentenceOf(page)).toHaveCount(0);
});

test('a widget that draws nothing within 10 s counts as failed', async ({ page }) => {
  const heights = await watchHeight(page);
  await agreeOnStoppedClock(page, { widget: 'draws nothing' });
  await expect(scriptsOf(page)).toHaveAttribute('data-feed', 'loaded');
  await expectGivenUpAfter10Seconds(page);
  expect(await heights()).toHaveLength(1);
});

test('a feed that is there stays when its widget throws later, and nothing is uncaught', async ({
  page,
}) => {
  const expectNoErrors = watchForScriptErrors(page);
  await page.addInitScript(() =>
    addEventListener('error', () => Object.assign(window, { threw: true })),
  );
  await visit(page, { widget: 'throws later' });
  await page.waitForFunction(() => 'threw' in window);
  await expect(postsOf(page)).toBeVisible();
  expectNoErrors();
});

test.describe('consent', () => {
  test('nothing is asked of the provider before the visitor agrees to this one, and the choice is kept', async ({
    page,
  }) => {
    const asked = watchProvider(page);
    const expectNoShift = await watchShifts(page);
    await visit(page, { agreedTo: 'https://another.example' });
    await expect(questionOf(page)).toBeVisible();
    await settled(page);
    await expect(profileLink(page)).toBeVisible({ visible: Boolean(profile) });
    expect(asked).toEqual([]);

    await agreeButton(page).click();
    await expect(postsOf(page)).toBeVisible();
    await expect(feedOf(page)).toBeFocused();
    await expect(questionOf(page)).toHaveCount(0);
    await expectNoShift();

    await page.reload();
    await expect(postsOf(page)).toBeVisible();
    await expect(agreeButton(page)).toHaveCount(0);
  });

  test('where storage is denied the choice holds for the visit', async ({ page }) => {
    const expectNoErrors = watchForScriptErrors(page);
    await denyStorage(page, 'localStorage');
    await visit(page, { agreedTo: '' });
    await agreeButton(page).click();
    await expect(postsOf(page)).toBeVisible();
    expectNoErrors();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the panes and the way to the profile are all there is', async ({ page }) => {
      const asked = watchProvider(page);
      await page.goto(`${variantHome}/gallery`);
      await expect(profileLink(page)).toBeVisible({ visible: Boolean(profile) });
      await expect(feedOf(page).getByRole('button')).toHaveCount(0);
      await expect(questionOf(page)).toHaveCount(0);
      expect((await feedOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
      expect(asked).toEqual([]);
    });
  });
});
