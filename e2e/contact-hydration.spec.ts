import { draftKey } from '../components/shared/storage';
import {
  empty,
  errorSummary,
  expectFields,
  field,
  fillIn,
  mockFormService,
  sendButton,
  sendingButton,
  showThanks,
  thanks,
} from './helpers/contact';
import { fieldsOf, filledIn } from './helpers/message';
import {
  delayResponses,
  expect,
  hydrate,
  hydrated,
  lateScripts,
  type Page,
  stopClock,
  test,
} from './helpers/test';

/* The form before its script has hydrated it, and when that never comes. */
test.use({ expected: /Failed to load resource/ });

const interrupted = (page: Page) =>
  page.getByText('Your last message was being sent when you left this page.');

test('text typed before hydration is kept, with focus and selection', async ({ page }) => {
  const release = await delayResponses(page, lateScripts);
  await page.goto('/contact');
  await fillIn(page);
  const area = field(page, 'Message');
  await area.evaluate((message: HTMLTextAreaElement) => message.setSelectionRange(3, 5));
  release();
  await hydrated(page);
  await expect(area).toBeFocused();
  await page.keyboard.type('gg');
  await expectFields(page, { ...filledIn, message: filledIn.message.replace('og', 'gg') });
});

test('hydration keeps the elements of the HTML', async ({ page }) => {
  await page.goto('/contact');
  const before = await page.evaluateHandle(() => [
    ...document.querySelectorAll('[data-island], [data-island] *'),
  ]);
  await hydrate(page);
  const kept = await before.evaluate((elements) => elements.map(({ isConnected }) => isConnected));
  expect(new Set(kept)).toEqual(new Set([true]));
});

test.describe('a document with an icon after each field, as password managers add', () => {
  test.use({ expected: /Minified React error/ });

  test('takes neither the focus from SEND, reached by Tab, nor the name of the form', {
    tag: '@both',
  }, async ({ page }) => {
    const release = await delayResponses(page, lateScripts);
    await page.goto('/contact');
    const before = await sendButton(page).elementHandle();
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('form input, form textarea'))
        each.after(document.createElement('span'));
    });
    await field(page, 'Message').focus();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    release();
    await hydrated(page);
    expect(await before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(sendButton(page)).toBeFocused();
    await expect(page.getByRole('form', { name: 'Contact Us' })).toHaveCount(1);
  });
});

test.describe('SEND as the first act', () => {
  /** Opens the page with a draft of an earlier visit, and sends before the form's script is there. The clock stands still. */
  async function sendAtOnce(page: Page, values = filledIn) {
    await page.addInitScript(
      ([key = '', value = '']) => sessionStorage.setItem(key, value),
      [draftKey, JSON.stringify(values)],
    );
    const release = await delayResponses(page, lateScripts);
    await stopClock(page);
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page.locator('form')).toHaveAttribute('data-waiting');
    await sendingButton(page).click();
    return release;
  }

  test('waits for hydration, and sends one message', async ({ page }) => {
    const service = await mockFormService(page);
    const release = await sendAtOnce(page);
    release();
    await expect(thanks(page)).toBeFocused();
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.headers().accept).toBe('application/json');
  });

  test('shows the page’s own errors at blank fields, not the browser’s', async ({ page }) => {
    const release = await sendAtOnce(page, { ...filledIn, message: '' });
    release();
    await expect(field(page, 'Message')).toBeFocused();
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is needed.');
  });

  test('shows the error summary when the service fails', async ({ page }) => {
    await mockFormService(page, (route) => route.fulfill({ status: 500, body: 'no' }));
    const release = await sendAtOnce(page);
    release();
    await hydrated(page);
    await page.clock.resume();
    await expect(errorSummary(page)).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();
    await expectFields(page);
  });

  test('is validated by the browser and posted as plain HTML after four seconds without script', async ({
    page,
  }) => {
    const service = await mockFormService(page, showThanks);
    await sendAtOnce(page, { ...filledIn, email: 'nothing' });
    await page.clock.runFor(3999);
    await expect(page.locator('form')).toHaveAttribute('data-waiting');
    await page.clock.runFor(1);
    await expect(field(page, 'Email')).toBeFocused();
    expect(service.requests).toHaveLength(0);
    await field(page, 'Email').fill(filledIn.email);
    // For the browser alone spaces would do.
    for (const message of [' ', filledIn.message]) {
      expect(service.requests).toHaveLength(0);
      await field(page, 'Message').fill(message);
      await sendButton(page).click();
      await page.clock.runFor(4000);
    }
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(Object.keys(await fieldsOf(service.requests[0]))).toEqual(Object.keys(filledIn));
  });
});

for (const [name, leave] of [
  ['the service’s own page', (page: Page) => page.goBack()],
  ['another page', (page: Page) => page.goto('/contact')],
] as const) {
  test(`a visitor who comes back from ${name} finds no unsent-looking copy of a posted message`, async ({
    page,
  }) => {
    await mockFormService(page, showThanks);
    await page.route(lateScripts, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await leave(page);
    await expect(interrupted(page)).toBeVisible();
    await expectFields(page, empty);
    await page.getByRole('button', { name: 'Show it again' }).click();
    await expectFields(page);
    await expect(field(page, 'Message')).toBeFocused();
    await expect(interrupted(page)).toBeHidden();
    await page.reload();
    await expectFields(page);
  });
}

test('a visitor who leaves while a message is being sent finds an empty form', async ({ page }) => {
  await mockFormService(page);
  await delayResponses(page, /\/f\/preview$/);
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await page.reload();
  await expectFields(page, empty);
  await expect(interrupted(page)).toBeVisible();
  await field(page, 'Message').fill('Another');
  await expect(interrupted(page)).toBeHidden();
  await page.reload();
  await expectFields(page, { ...empty, message: 'Another' });
});
