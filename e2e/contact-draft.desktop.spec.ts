import { expect, type Page, test } from '@playwright/test';
import {
  errorTitle,
  expectFilledIn,
  expectInInbox,
  field,
  fillIn,
  holdAnswers,
  newMessage,
  notice,
  openContact,
  sendButton,
  sendingButton,
  thanks,
  withFault,
} from './contact-page';
import { content } from './content';
import { hold, hydrated } from './routes';

/** To Home, where the logo leads from every page. */
async function walkAway(page: Page) {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL('/');
}

/** From Home, by the first region's pane. */
async function walkBack(page: Page) {
  await page.getByRole('main').locator('a[href="/contact"]').first().click();
  await page.waitForURL('/contact');
}

test('what was typed survives a reload, a walk through the site, other sites and Back', async ({
  page,
}) => {
  await openContact(page);
  const message = await fillIn(page);
  await page.reload();
  await expectFilledIn(page, message);

  await walkAway(page);
  await walkBack(page);
  await expectFilledIn(page, message);

  await walkAway(page);
  await page.goBack();
  await expectFilledIn(page, message);

  await page.goto('data:text/html,<h1>Elsewhere</h1>');
  await page.goBack();
  await expectFilledIn(page, message);
  await page.goto('/gallery');
  await page.goto('/contact');
  await expectFilledIn(page, message);
});

test('what was typed survives a crash of the page', async ({ page, context }) => {
  await openContact(page);
  const message = await fillIn(page);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  // Playwright gives a crashed page up; the browser's own Reload does not.
  await session.send('Page.reload');
  const expression = 'document.querySelector("textarea")?.value';
  const typed = async () => {
    // While it reloads the question may be lost, and poll does not forgive that.
    const answer = await session.send('Runtime.evaluate', { expression }).catch(() => undefined);
    return answer?.result.value;
  };
  await expect.poll(typed).toBe(message);
});

test('the page that failed gives its title back to the next one', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await withFault(page, 'EMPTY');
  await sendButton(page).click();
  await expect(page).toHaveTitle(errorTitle);
  await withFault(page, undefined);
  await walkAway(page);
  await expect(page).toHaveTitle(content.home.title);
  await walkBack(page);
  await expect(page).toHaveTitle(content.contact.title);
});

test('leaving by a link while it sends loses nothing; the success is shown on return, once', async ({
  page,
}) => {
  await openContact(page);
  const message = await fillIn(page);
  const answer = await holdAnswers(page);
  await sendButton(page).click();
  await expectInInbox(message);
  await walkAway(page);
  answer();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  await walkBack(page);
  await expect(thanks(page)).toBeVisible();
  await walkAway(page);
  await walkBack(page);
  await expect(field(page, 'message')).toHaveValue('');
  await expectInInbox(message);
});

test('leaving by a link while it sends and fails shows the notice on return', async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  const message = await fillIn(page);
  await withFault(page, 'silence');
  await sendButton(page).click();
  await withFault(page, undefined);
  await walkAway(page);
  await walkBack(page);
  await expect(sendingButton(page)).toBeDisabled();
  await walkAway(page);
  await page.clock.fastForward(20_000);
  await walkBack(page);
  await expect(notice(page)).toBeVisible();
  await expectFilledIn(page, message);
});

test('a reload while it sends loses nothing', async ({ page }) => {
  await openContact(page);
  const message = await fillIn(page);
  await withFault(page, 'silence');
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
  await withFault(page, undefined);
  await page.reload();
  await hydrated(page);
  await expectFilledIn(page, message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectInInbox(message);
});

test('a browser that denies storage can send, and a walk through the site loses nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/contact');
  await hydrated(page);
  const message = await fillIn(page);
  await walkAway(page);
  await walkBack(page);
  await expectFilledIn(page, message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectInInbox(message);
});

test('a draft never replaces what is typed before the script comes', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  const release = await hold(page, /\/_next\/static\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  const message = newMessage();
  await field(page, 'message').clear();
  await field(page, 'message').pressSequentially(message);
  await field(page, 'email').clear();
  release();
  await hydrated(page);
  await expectFilledIn(page, message);
});
