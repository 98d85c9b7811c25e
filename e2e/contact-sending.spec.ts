import { delayResponses, expect, stopClock, test, waitUntilIdle } from './helpers/base-test';
import {
  createMessage,
  delayFormScript,
  expectFieldValues,
  failureMessage,
  field,
  fillInForm,
  findFormScript,
  formUrl,
  mockFormService,
  openForm,
  readInbox,
  recordPosts,
  sendButton,
  sendingButton,
  thanks,
  waitForHydration,
} from './helpers/contact';

// When the form's script loads, and how a message is sent with and without it.

test('C4 the form’s script loads at the first touch of a field', async ({ page }) => {
  const isFormScript = await findFormScript(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isFormScript(new URL(request.url()))) requested.push(request.url());
  });
  // Hold back the pictures, so that the page does not finish loading.
  const release = await delayResponses(page, /\.(avif|jpg)$/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  expect(requested).toEqual([]);
  await field(page, 'Email').focus();
  await waitForHydration(page);
  release();
});

test('C4 the form’s script loads when the page has loaded and the browser is idle', async ({
  page,
}) => {
  const release = await delayResponses(page, /\.(avif|jpg)$/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const isFormScript = await findFormScript(page);
  const requested = page.waitForRequest((request) => isFormScript(new URL(request.url())));
  release();
  await page.waitForLoadState();
  await waitUntilIdle(page);
  await requested;
  await waitForHydration(page);
});

test('C4 before any script file loads, the browser validates the form and SEND posts it once', async ({
  page,
}) => {
  const posts = recordPosts(page);
  const releaseScripts = await delayResponses(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await sendButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('');
  expect(posts).toEqual([]);
  const message = createMessage();
  await fillInForm(page, message);
  const release = await delayResponses(page, formUrl);
  await sendButton(page).dblclick();
  await expect.poll(() => posts).toHaveLength(1);
  // Chromium itself ignores the second click of a double click.
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(readInbox(message.fullName)).toEqual([message]);
  releaseScripts();
});

test('C4 SEND is enabled 5 s after a plain post, or when the page is restored', async ({
  page,
}) => {
  const posts = recordPosts(page);
  const release = await delayFormScript(page);
  await stopClock(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillInForm(page);
  await page.route(formUrl, (route) => route.fulfill({ status: 204 }));
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  // The tests' browser has no back/forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  // The form is hydrated in the meantime.
  release();
  await waitForHydration(page);
  await page.clock.runFor(4900);
  await page.keyboard.press('Enter');
  await expect(sendButton(page)).toBeDisabled();
  expect(posts).toHaveLength(2);
  await page.clock.runFor(200);
  await expect(sendButton(page)).toBeEnabled();
  await expectFieldValues(page);
});

test.describe('with a form’s script that failed to load', () => {
  test.use({ expectedProblems: /Failed to load resource|dynamically imported/ });

  test('C4 the form’s script is requested again at the next touch', async ({ page }) => {
    const isFormScript = await findFormScript(page);
    await page.route(isFormScript, (route) => route.abort());
    await page.goto('/contact');
    const failed = page.waitForEvent('pageerror');
    await field(page, 'Email').focus();
    await failed;
    await page.unroute(isFormScript);
    await field(page, 'Message').focus();
    await waitForHydration(page);
    await expect(field(page, 'Message')).toBeFocused();
  });
});

test('C6 the official client sends a message with exactly its three fields', async ({ page }) => {
  await openForm(page);
  const message = createMessage();
  await fillInForm(page, message);
  // Browser extensions add fields.
  await page.locator('main form').evaluate((form) => {
    form.append(Object.assign(document.createElement('input'), { name: 'extra', value: 'x' }));
  });
  const sent = page.waitForRequest(formUrl);
  await sendButton(page).click();
  const request = await sent;
  await expect(thanks(page)).toBeVisible();
  expect(new URL(request.url()).pathname).toBe('/f/preview');
  expect(readInbox(message.fullName)).toEqual([message]);
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

test('C6 a honeypot that something has filled in is sent too', async ({ page }) => {
  const service = await mockFormService(page);
  await openForm(page);
  await fillInForm(page);
  await expect(page.locator('[name=_gotcha]')).toBeHidden();
  await page.locator('[name=_gotcha]').evaluate((honeypot: HTMLInputElement) => honeypot.click());
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(service.requests[0]?.postData()).toContain('name="_gotcha"');
});

test('C11 sending fails when there is no answer within 20 s', async ({ page }) => {
  await page.route(formUrl, () => {});
  await openForm(page);
  await fillInForm(page);
  await stopClock(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await page.clock.runFor(19_900);
  await expect(sendingButton(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(failureMessage(page)).toBeVisible();
  await expectFieldValues(page);
});

test('C11 two quick clicks make one request', async ({ page }) => {
  const message = createMessage();
  await openForm(page);
  await fillInForm(page, message);
  // Both clicks happen before React disables the button.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(thanks(page)).toBeVisible();
  expect(readInbox(message.fullName)).toHaveLength(1);
});

test('C11 a message that is being sent survives leaving the page', async ({ page }) => {
  const message = createMessage();
  await openForm(page);
  await fillInForm(page, message);
  const release = await delayResponses(page, formUrl);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await page.goto('/gallery');
  expect(readInbox(message.fullName)).toEqual([]);
  release();
  await expect.poll(() => readInbox(message.fullName)).toHaveLength(1);
  // The form has not shown its thanks, so the draft remains.
  await page.goto('/contact');
  await expectFieldValues(page, message);
});
