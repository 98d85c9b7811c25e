import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { field, fillIn, notice, openContact, sendButton, thanks, withFault } from './contact-page';
import { content } from './content';
import { expectSentence } from './feed-page';
import { isStill } from './in-page';
import { everyPage, openWithoutLoader, settled } from './routes';

const { menuLabel } = content.common;

/** Every rule that axe has, best practice and AAA contrast included, finds nothing. */
async function expectNothingFound(page: Page, state: string) {
  // What the bar half covers is only scrolled past: at the top it covers nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Colours are judged at rest, not halfway through a transition.
  await page.waitForFunction(isStill);
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect.soft(found, state).toEqual([]);
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Declares the tests of every page and every state in one look. */
export function testWithAxe(look: string, media: Media) {
  test.describe(`axe finds nothing ${look}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia(media));

    for (const path of everyPage) {
      test(`on ${path}`, async ({ page }) => {
        await openWithoutLoader(page, path);
        await expectNothingFound(page, path);
      });
    }

    test('in the form’s errors, its notice and its thanks', async ({ page }) => {
      await openContact(page);
      await sendButton(page).click();
      await expect(field(page, 'email')).toBeFocused();
      await expectNothingFound(page, 'errors');
      await fillIn(page);
      await withFault(page, 'EMPTY');
      await sendButton(page).click();
      await expect(notice(page)).toBeFocused();
      await expectNothingFound(page, 'notice');
      await withFault(page, undefined);
      await sendButton(page).click();
      await expect(thanks(page)).toBeFocused();
      await expectNothingFound(page, 'thanks');
    });

    test('with the menu open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openWithoutLoader(page, '/services');
      await settled(page);
      await page.getByRole('button', { name: menuLabel, exact: true }).click();
      await expect(page.getByRole('navigation', { name: menuLabel, exact: true })).toBeVisible();
      await expectNothingFound(page, 'menu');
    });

    test('when the feed has failed', async ({ page }) => {
      await page.route('**/media/sample-feed.*', (route) => route.abort());
      await openWithoutLoader(page, '/gallery');
      await expectSentence(page);
      await expectNothingFound(page, 'failed feed');
    });

    test('while the loader is on', async ({ page }) => {
      await page.emulateMedia({ ...media, reducedMotion: 'no-preference' });
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('[data-loader-overlay]').waitFor({ state: 'attached' });
      // It is held, however long axe takes, with its logo drawn. The words that wait under it are
      // judged as they will be, because axe cannot tell that they are covered.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '[data-loader-overlay] { animation: none !important; display: grid !important }',
        );
        document.adoptedStyleSheets = [sheet];
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expectNothingFound(page, 'loader');
      await expect(page.locator('[data-loader-overlay]')).toBeInViewport({ ratio: 1 });
    });
  });
}
