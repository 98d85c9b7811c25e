import { expect, test } from '@playwright/test';
import { addStyles } from '../scripts/contrast/styles';
import { field, fillIn, notice, openContact, sendButton, thanks, withFault } from './contact-page';
import { content, services, site } from './content';
import { expectSentence } from './feed-page';
import { openWithoutLoader } from './routes';
import { expectAxeFindsNothing } from './sweep/axe';

/** What a page becomes by an act: colours, roles and paper are the same for every device. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { menuLabel } = content.common;

test('axe finds nothing in the form’s errors, its notice and its thanks', async ({ page }) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expectAxeFindsNothing(page, 'errors');
  await fillIn(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(notice(page)).toBeFocused();
  await expectAxeFindsNothing(page, 'notice');
  await withFault(page, undefined);
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectAxeFindsNothing(page, 'thanks');
});

test('axe finds nothing with the menu open, and when the feed has failed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/media/sample-feed.*', (route) => route.abort());
  await openWithoutLoader(page, '/gallery');
  await expectSentence(page);
  await expectAxeFindsNothing(page, 'failed feed');
  await page.getByRole('button', { name: menuLabel, exact: true }).click();
  await expect(page.getByRole('navigation', { name: menuLabel, exact: true })).toBeVisible();
  await expectAxeFindsNothing(page, 'menu');
});

test('axe finds nothing while the loader is on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-loader-overlay]').waitFor({ state: 'attached' });
  // It is held, however long axe takes, with its logo drawn. The words that wait under it are
  // judged as they will be, because axe cannot tell that they are covered.
  await addStyles(
    page,
    '[data-loader-overlay] { animation: none !important; display: grid !important }',
  );
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expectAxeFindsNothing(page, 'loader');
  await expect(page.locator('[data-loader-overlay]')).toBeInViewport({ ratio: 1 });
});

test('the skip link leads past the bar, and the services and the contact details are on paper', async ({
  page,
}) => {
  await openWithoutLoader(page, '/services');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  for (const { title, description } of services) {
    for (const words of [title, ...description])
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
  }
  await openWithoutLoader(page, '/contact');
  for (const words of [site.email, site.phone.display, site.hours]) {
    await expect(page.locator('dd').getByText(words, { exact: true })).toBeVisible();
  }
  for (const { url } of content.socials) {
    const link = page.getByRole('contentinfo').locator(`a[href="${url}"]`);
    expect(
      await link.evaluate((element) => getComputedStyle(element, '::after').content),
    ).toContain(url);
  }
});
