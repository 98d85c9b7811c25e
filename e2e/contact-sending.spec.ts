import { delayResponses, expect, idle, stopClock, test } from './helpers/base-test';
import {
  delayFormScript,
  expectFields,
  failure,
  field,
  fillIn,
  formAddress,
  formRuns,
  formScript,
  mockFormService,
  newMessage,
  openForm,
  received,
  recordPosts,
  sendButton,
  sendingButton,
  thanks,
} from './helpers/contact';

/* When the form's script comes, and how a message is sent with it and without. */

test('C4 the form’s script loads at the first touch of a field', async ({ page }) => {
  const isFormScript = await formScript(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFormScript(new URL(request.url()))) asked.push(request.url());
  });
  // The page has not loaded.
  const release = await delayResponses(page, /\.(avif|jpg)$/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  expect(asked).toEqual([]);
  await field(page, 'Email').focus();
  await formRuns(page);
  release();
});

test('C4 the form’s script loads when the page has loaded and the browser is idle', async ({
  page,
}) => {
  const release = await delayResponses(page, /\.(avif|jpg)$/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const isFormScript = await formScript(page);
  const asked = page.waitForRequest((request) => isFormScript(new URL(request.url())));
  release();
  await page.waitForLoadState();
  await idle(page);
  await asked;
  await formRuns(page);
});

test('C4 before any script file the browser validates, and SEND is a plain post, once', async ({
  page,
}) => {
  const posts = recordPosts(page);
  const releaseScripts = await delayResponses(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await sendButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('');
  expect(posts).toEqual([]);
  const message = newMessage();
  await fillIn(page, message);
  const release = await delayResponses(page, formAddress);
  await sendButton(page).dblclick();
  await expect.poll(() => posts).toHaveLength(1);
  // Of two clicks in one moment Chromium posts one.
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(received(message.fullName)).toEqual([message]);
  releaseScripts();
});

test('C4 SEND is enabled again 5 s after a plain post, or when the page comes back', async ({
  page,
}) => {
  const posts = recordPosts(page);
  const release = await delayFormScript(page);
  await stopClock(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillIn(page);
  await page.route(formAddress, (route) => route.fulfill({ status: 204 }));
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  // The browser of the tests has no back/forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  // The form’s script starts meanwhile.
  release();
  await formRuns(page);
  await page.clock.runFor(4900);
  await page.keyboard.press('Enter');
  await expect(sendButton(page)).toBeDisabled();
  expect(posts).toHaveLength(2);
  await page.clock.runFor(200);
  await expect(sendButton(page)).toBeEnabled();
  await expectFields(page);
});

test.describe('a form’s script that cannot be loaded', () => {
  test.use({ expected: /Failed to load resource|dynamically imported/ });

  test('C4 is asked for again at the next touch', async ({ page }) => {
    const isFormScript = await formScript(page);
    await page.route(isFormScript, (route) => route.abort());
    await page.goto('/contact');
    const failed = page.waitForEvent('pageerror');
    await field(page, 'Email').focus();
    await failed;
    await page.unroute(isFormScript);
    await field(page, 'Message').focus();
    await formRuns(page);
    await expect(field(page, 'Message')).toBeFocused();
  });
});

test('C6 a message is sent by the official client, with its three fields', async ({ page }) => {
  await openForm(page);
  const message = newMessage();
  await fillIn(page, message);
  // Extensions add fields.
  await page.locator('main form').evaluate((form) => {
    form.append(Object.assign(document.createElement('input'), { name: 'extra', value: 'x' }));
  });
  const sent = page.waitForRequest(formAddress);
  await sendButton(page).click();
  const request = await sent;
  await expect(thanks(page)).toBeVisible();
  expect(new URL(request.url()).pathname).toBe('/f/preview');
  expect(received(message.fullName)).toEqual([message]);
  const headers = await request.allHeaders();
  expect(headers['content-type']).toMatch(/^multipart\/form-data;/);
  expect(headers.accept).toBe('application/json');
  expect(headers['formspree-client']).toMatch(/^@formspree\/react@\S+ @formspree\/core@\S+$/);
  const session = Buffer.from(headers['formspree-session-data'] ?? '', 'base64').toString();
  const { loadedAt, ...rest } = JSON.parse(session);
  expect(rest).toEqual({ webdriver: true });
  const opened = await page.evaluate(() => performance.timeOrigin);
  expect(Math.abs(loadedAt - opened)).toBeLessThanOrEqual(1);
});

test('C6 a trap that something has filled in is sent too', async ({ page }) => {
  const service = await mockFormService(page);
  await openForm(page);
  await fillIn(page);
  await expect(page.locator('[name=_gotcha]')).toBeHidden();
  await page.locator('[name=_gotcha]').evaluate((trap: HTMLInputElement) => trap.click());
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(service.requests[0]?.postData()).toContain('name="_gotcha"');
});

test('C11 no answer within 20 s is a failure', async ({ page }) => {
  await page.route(formAddress, () => {});
  await openForm(page);
  await fillIn(page);
  await stopClock(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await page.clock.runFor(19_900);
  await expect(sendingButton(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(failure(page)).toBeVisible();
  await expectFields(page);
});

test('C11 two quick clicks make one request', async ({ page }) => {
  const message = newMessage();
  await openForm(page);
  await fillIn(page, message);
  // Before React has disabled the button.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(thanks(page)).toBeVisible();
  expect(received(message.fullName)).toHaveLength(1);
});

test('C11 a message on its way survives leaving the page', async ({ page }) => {
  const message = newMessage();
  await openForm(page);
  await fillIn(page, message);
  const release = await delayResponses(page, formAddress);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await page.goto('/gallery');
  expect(received(message.fullName)).toEqual([]);
  release();
  await expect.poll(() => received(message.fullName)).toHaveLength(1);
  // Nobody has thanked for it.
  await page.goto('/contact');
  await expectFields(page, message);
});
