import { expect, type Page, test } from '@playwright/test';
import { pageList } from '../content/schema/pages';
import { denyStorage } from './conditions';
import {
  errorTitle,
  expectFilledIn,
  expectInInbox,
  field,
  fillIn,
  holdAnswers,
  newMessage,
  openContact,
  sendButton,
  sendingButton,
  thanks,
  withFault,
} from './contact-page';
import { besideContact, content } from './content';
import { isCrossFading } from './in-page';
import { hold, hydrated } from './routes';

const title = pageList
  .filter(({ path }) => path === besideContact.path)
  .map(({ key }) => content[key].title)[0];

const barLink = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first();

async function walkAway(page: Page) {
  await barLink(page, besideContact.path).click();
  await page.waitForURL(besideContact.path);
}

async function walkBack(page: Page) {
  await barLink(page, '/contact').click();
  await page.waitForURL('/contact');
}

test('what was typed survives a reload, a failure, a walk through the site, other sites and Back', async ({
  page,
}) => {
  await openContact(page);
  const message = await fillIn(page);
  await page.reload();
  await expectFilledIn(page, message);
  await hydrated(page);

  await test.step('the page that failed gives its title back to the next one', async () => {
    await withFault(page, 'EMPTY');
    await sendButton(page).click();
    await expect(page).toHaveTitle(errorTitle);
    await walkAway(page);
    await expect.soft(page).toHaveTitle(title ?? '');
    // As a person would, after the cross-fade: until it ends React holds the next change back.
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
    await page.goBack();
    await expect.soft(page).toHaveTitle(content.contact.title);
    await expectFilledIn(page, message);
  });

  await page.goto('data:text/html,<h1>Elsewhere</h1>');
  await page.goBack();
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

test('a reload or a walk while it sends loses nothing, and the success is shown on return', async ({
  page,
}) => {
  await openContact(page);
  const message = await fillIn(page);
  await withFault(page, 'silence');
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
  await withFault(page, undefined);
  await page.reload();
  await hydrated(page);
  await expectFilledIn(page, message);

  const answer = await holdAnswers(page);
  await sendButton(page).click();
  await expectInInbox(message);
  await walkAway(page);
  answer();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  await walkBack(page);
  await expect(thanks(page)).toBeVisible();
  await expectInInbox(message);
});

test('a browser that denies storage sees no loader, can send, and a walk through the site loses nothing', async ({
  page,
}) => {
  await denyStorage(page, 'sessionStorage');
  await page.goto('/contact');
  expect(await page.locator('[data-loader-overlay]').isVisible()).toBe(false);
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
  // As a browser leaves it that does not fill in what it reloads.
  await field(page, 'email').evaluate((email: HTMLInputElement) => {
    email.value = '';
  });
  release();
  await hydrated(page);
  await expectFilledIn(page, message);
});
