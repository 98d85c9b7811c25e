import { expectAccessible } from './helpers/audit';
import {
  expectEmpty,
  expectFilledIn,
  field,
  fieldsOf,
  fillIn,
  notice,
  openContact,
  sendButton,
  sendingButton,
  serviceOf,
  success,
  thanks,
  visitor,
} from './helpers/contact';
import {
  denyStorage,
  expect,
  hold,
  hydrate,
  hydrated,
  islandScripts,
  type Page,
  test,
} from './helpers/test';

const onTheWire = { ...visitor, message: visitor.message.replace('\n', '\r\n') };

/** Answers with success once the result is called. */
async function slowService(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const service = await serviceOf(page, async (route) => {
    await released;
    await route.fulfill(success);
  });
  return { service, release };
}

test('a message is sent as the official client sends it, and thanks take the form’s place', async ({
  page,
}) => {
  const { service, release } = await slowService(page);
  await openContact(page);
  await expectAccessible(page, 'the empty form');
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  await expect(field(page, 'Message')).not.toBeEditable();
  release();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport();
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page).toHaveTitle('Contact Us | Northpane Window & Door');
  await expectAccessible(page, 'the thanks');

  const [request] = service.requests;
  if (!request) throw new Error('Nothing was sent.');
  expect(request.method()).toBe('POST');
  expect(await fieldsOf(request)).toEqual(onTheWire);
  const headers = await request.allHeaders();
  expect(headers.accept).toBe('application/json');
  expect(headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(headers['formspree-client']).toMatch(/^@formspree\/react@\S+ @formspree\/core@\S+$/);
  const session = Buffer.from(headers['formspree-session-data'] ?? '', 'base64').toString();
  expect(JSON.parse(session)).toEqual({ loadedAt: expect.any(Number), webdriver: true });

  await page.reload();
  await hydrate(page, 'contact-form');
  await expectEmpty(page);
});

test('a field that is blank is not sent: the error stands at it, in the focus', async ({
  page,
}) => {
  const service = await serviceOf(page, (route) => route.fulfill(success));
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  for (const name of ['Name', 'Email', 'Message'] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${name} `));
  }
  await expect(page).toHaveTitle('Error: Contact Us | Northpane Window & Door');
  await expectAccessible(page, 'blank fields');
  await fillIn(page);
  await field(page, 'Email').fill('   ');
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
  expect(service.requests).toHaveLength(0);
  await field(page, 'Email').fill('anything');
  await field(page, 'Email').press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

test('what was typed survives a reload, other pages, another site and a crash of the tab', async ({
  page,
}) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await hydrate(page, 'contact-form');
  await expectFilledIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click();
  await expect(page).toHaveURL('/gallery');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expectFilledIn(page);
  await page.goto('data:text/html,<h1>Elsewhere</h1>');
  await page.goBack();
  await expectFilledIn(page);
  await hydrate(page, 'contact-form');
  await expectFilledIn(page);
});

test('what is typed before the script comes is kept, focus and caret included', async ({
  page,
}) => {
  const release = await hold(page, islandScripts);
  await page.goto('/contact');
  await fillIn(page);
  await field(page, 'Message').evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(3, 5),
  );
  release();
  await hydrated(page, 'contact-form');
  await expectFilledIn(page);
  await expect(field(page, 'Message')).toBeFocused();
  await page.keyboard.type('gg');
  await expect(field(page, 'Message')).toHaveValue(visitor.message.replace('og', 'gg'));
  // A draft does not replace what is typed after a reload.
  const again = await hold(page, islandScripts);
  await page.reload();
  await field(page, 'Message').fill('Something else');
  again();
  await hydrated(page, 'contact-form');
  await expect(field(page, 'Message')).toHaveValue('Something else');
  await expect(field(page, 'Name')).toHaveValue(visitor.fullName);
});

test('without storage a message can be written and sent', async ({ page }) => {
  await denyStorage(page, 'sessionStorage');
  const service = await serviceOf(page, (route) => route.fulfill(success));
  await openContact(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

const twice: Record<string, (page: Page) => Promise<unknown>> = {
  'two clicks': (page) => sendButton(page).dblclick(),
  'Enter twice': async (page) => {
    await field(page, 'Email').focus();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  },
  'two submits at once': (page) =>
    page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    }),
};

for (const [name, act] of Object.entries(twice)) {
  test(`${name} make one request`, async ({ page }) => {
    const { service, release } = await slowService(page);
    await openContact(page);
    await fillIn(page);
    await act(page);
    await expect(sendingButton(page)).toBeVisible();
    release();
    await expect(thanks(page)).toBeVisible();
    expect(service.requests).toHaveLength(1);
  });
}

test('a message on its way survives leaving the page, and its draft stays until success is known', async ({
  page,
}) => {
  const { service, release } = await slowService(page);
  await openContact(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
  await page.reload();
  expect(service.requests).toHaveLength(1);
  await expectFilledIn(page);
  await hydrate(page, 'contact-form');
  await expectFilledIn(page);
  release();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('the honeypot is out of sight and reach, and sent only when something filled it in', async ({
  page,
}) => {
  const service = await serviceOf(page, (route) => route.fulfill(success));
  await openContact(page);
  const honeypot = page.locator('input[name=_gotcha]');
  await expect(honeypot).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await fillIn(page);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'spam';
  });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const [request] = service.requests;
  expect(request && (await fieldsOf(request))).toEqual({ ...onTheWire, _gotcha: 'spam' });
});

test('the local form service shows the message in its inbox', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await field(page, 'Message').fill(`Message of ${test.info().testId}`);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto('/inbox');
  await expect(page.getByText(`Message of ${test.info().testId}`).first()).toBeVisible();
});

test.describe('before and without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts its fields to the service as a form', async ({ page }) => {
    const service = await serviceOf(page, (route) =>
      route.fulfill({ body: '<h1>Message sent</h1>', contentType: 'text/html' }),
    );
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    const [request] = service.requests;
    expect(request && (await fieldsOf(request))).toEqual({ ...onTheWire, _gotcha: '' });
  });
});
