import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  errorTitle,
  expectInInbox,
  field,
  fillIn,
  holdAnswers,
  inInbox,
  newMessage,
  notice,
  openContact,
  sendButton,
  sendingButton,
  thanks,
  visitor,
} from './contact-page';
import { content } from './content';
import { hydrated, watchForErrors } from './routes';

const { form } = content.contact;

test('a message arrives by the official client’s request, and the thanks take the form’s place', async ({
  page,
}) => {
  const expectNoErrors = watchForErrors(page);
  await openContact(page);
  const message = `${newMessage()}\nSecond line`;
  await fillIn(page, message);
  const [request] = await Promise.all([
    page.waitForRequest(/\/f\/preview$/),
    sendButton(page).click(),
  ]);
  await expect(thanks(page)).toBeFocused();
  // Beside the business's own mark.
  const drawn = (svg: Locator) => svg.evaluate(({ outerHTML }) => outerHTML);
  const mark = await drawn(thanks(page).locator('..').locator('svg'));
  expect.soft(mark).toBe(await drawn(page.locator('header svg').first()));
  await expect(page.locator('form')).toHaveCount(0);
  expect(inInbox(message.replace('\n', '\r\n'))).toMatchObject([{ fields: visitor }]);

  await test.step('with exactly three fields', async () => {
    const headers = await request.allHeaders();
    const boundary = headers['content-type']?.match(/^multipart\/form-data; boundary=(\S+)$/)?.[1];
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    expect
      .soft(request.postDataBuffer()?.toString('utf8'))
      .toBe(
        part('fullName', visitor.fullName) +
          part('email', visitor.email) +
          part('message', message.replace('\n', '\r\n')) +
          `--${boundary}--\r\n`,
      );
    expect.soft(request.method()).toBe('POST');
    expect.soft(headers.accept).toBe('application/json');
    expect.soft(headers['formspree-client']).toBe('@formspree/react@3.0.0 @formspree/core@4.0.0');
    const session = JSON.parse(
      Buffer.from(headers['formspree-session-data'] ?? '', 'base64').toString(),
    );
    const loadedAt = await page.evaluate(() => Math.round(performance.timeOrigin));
    expect.soft(session).toEqual({ loadedAt, webdriver: true });
  });

  await page.reload();
  await hydrated(page);
  await expect(field(page, 'message')).toHaveValue('');
  expectNoErrors();

  await test.step('the owner sees it in the inbox on this computer', async () => {
    await page.goto('/inbox');
    await expect(page.getByText(message.split('\n')[0] ?? '')).toBeVisible();
  });
});

const impatience: Record<string, (page: Page) => Promise<void>> = {
  'two clicks': async (page) => {
    await sendButton(page).dblclick();
  },
  'Enter and a click': async (page) => {
    const box = await sendButton(page).boundingBox();
    await field(page, 'email').focus();
    await Promise.all([
      page.keyboard.press('Enter'),
      page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20),
    ]);
  },
  'Enter twice': async (page) => {
    await field(page, 'email').focus();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  },
  'two submits in one turn': async (page) => {
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  },
};

test('an impatient visitor makes one request', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  for (const [name, act] of Object.entries(impatience)) {
    await test.step(name, async () => {
      requests = 0;
      await openContact(page);
      const message = await fillIn(page);
      const answer = await holdAnswers(page);
      await act(page);
      answer();
      await expect(thanks(page)).toBeVisible();
      expect.soft(requests, name).toBe(1);
      expect.soft(inInbox(message), name).toHaveLength(1);
      await page.unroute(/\/f\/preview$/);
    });
  }
});

test('the service’s errors show at Email and Message, and while it sends the button says so and cannot be pressed', async ({
  page,
}) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    `${form.email} should not be empty`,
  );
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    `${form.message} should not be empty`,
  );
  await expect(field(page, 'fullName')).toHaveAttribute('aria-invalid', 'false');
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveTitle(errorTitle);

  const message = await fillIn(page);
  const answer = await holdAnswers(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText(form.sending);
  await expect(field(page, 'message')).not.toBeEditable();
  answer();
  await expect(thanks(page)).toBeFocused();
  await expect(page).toHaveTitle(content.contact.title);
  await expectInInbox(message);
});
