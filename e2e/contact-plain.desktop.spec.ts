import { expect, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  inInbox,
  newMessage,
  notice,
  sendButton,
  visitor,
} from './contact-page';
import { hydrated, openWithoutLoader } from './routes';

// What a page still fetches at the test's end is nobody's failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the service, which thanks', async ({ page }) => {
    await page.goto('/contact');
    const message = await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(inInbox(message)).toMatchObject([{ fields: { ...visitor, message } }]);
    expect(Object.keys(inInbox(message)[0]?.fields ?? {})).toHaveLength(3);
  });

  test('an empty form is judged by the service, not by the browser', async ({ page }) => {
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your message was not sent' })).toBeVisible();
  });
});

test.describe('before the scripts have come', () => {
  test('a quick visitor’s message arrives', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, () => {});
    await openWithoutLoader(page, '/contact');
    await field(page, 'Name').pressSequentially(visitor.fullName);
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
    await field(page, 'Message').pressSequentially(message, { delay: 15 });
    await hydrated(page);
    await expect(field(page, 'Message')).toHaveValue(message);
    await expect(field(page, 'Message')).toBeFocused();
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue(message);
  });
});

test('on a host that is not the preview the form does not pretend', async ({ page, baseURL }) => {
  const host = 'https://northpane.example';
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
  const region = page.getByRole('region', { name: 'Error' });
  await expect(region).toContainText('This form is not connected yet.');
  const message = await fillIn(page);
  await sendButton(page).click();
  await expect(region).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
  await expect(region.getByRole('link', { name: '(705) 555-0142' })).toBeVisible();
  const href = await region.getByRole('link', { name: 'e-mail' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toContain(message);
  expect(posts).toEqual([]);
});
