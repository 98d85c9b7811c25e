import { expect, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  inInbox,
  linkIn,
  newMessage,
  notice,
  sendButton,
  visitor,
  warning,
  withLinks,
} from './contact-page';
import { content, site } from './content';
import { hydrated, openWithoutLoader } from './routes';

// What a page still fetches at the test's end is nobody's failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the service, which judges it and thanks', async ({ page }) => {
    await page.goto('/contact');
    // Empty: the browser has no say.
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your message was not sent' })).toBeVisible();
    await page.goBack();
    const message = await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(inInbox(message)).toMatchObject([{ fields: { ...visitor, message } }]);
    expect(Object.keys(inInbox(message)[0]?.fields ?? {})).toHaveLength(3);
  });
});

test.describe('before the scripts have come', () => {
  test('a quick visitor’s message arrives', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, () => {});
    await openWithoutLoader(page, '/contact');
    await field(page, 'fullName').pressSequentially(visitor.fullName);
    const message = await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expectInInbox(message);
  });

  test('typing goes on undisturbed while they come, and is kept', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await openWithoutLoader(page, '/contact');
    const message = newMessage();
    await field(page, 'message').pressSequentially(message, { delay: 15 });
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue(message);
    await expect(field(page, 'message')).toBeFocused();
    await page.reload();
    await expect(field(page, 'message')).toHaveValue(message);
  });
});

test('on a host that is not the preview the form does not pretend', async ({ page, baseURL }) => {
  const { notConnected, emailLink } = content.contact.form.notice;
  const host = 'https://host.example';
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.route(`${host}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(host, baseURL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await openWithoutLoader(page, `${host}/contact`);
  await expect(warning(page)).toContainText(withLinks(notConnected));
  const message = await fillIn(page);
  await sendButton(page).click();
  await expect(warning(page)).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
  await expect(linkIn(warning(page), site.phone.display)).toBeVisible();
  const href = await linkIn(warning(page), emailLink).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toContain(message);
  expect(posts).toEqual([]);
});
