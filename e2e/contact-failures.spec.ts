import type { Route } from '@playwright/test';
import { expect, test } from './helpers/base-test';
import {
  expectAnnounced,
  expectFieldValues,
  failureMessage,
  field,
  fillInForm,
  mockFormService,
  openForm,
  sampleMessage,
  sendButton,
  succeed,
  thanks,
} from './helpers/contact';
import { email, phone } from './helpers/fixture-site';

test.use({ expectedProblems: /Failed to load resource/ });

/** A marker in the service's answers that no visitor must see. */
const secret = 'ZQX';

type Answer = Parameters<Route['fulfill']>[0] | 'cut';
const errors = (...list: object[]) => ({ status: 422, json: { error: secret, errors: list } });

/** Error codes of fields and forms. The last code of each list is unknown. */
const fieldCodes =
  'REQUIRED_FIELD_EMPTY REQUIRED_FIELD_MISSING TYPE_EMAIL TYPE_NUMERIC TYPE_TEXT STRIPE_CLIENT_ERROR STRIPE_SCA_ERROR NEW';
const formCodes =
  'BLOCKED EMPTY FILES_TOO_BIG FORM_NOT_FOUND INACTIVE NO_FILE_UPLOADS PROJECT_NOT_FOUND TOO_MANY_FILES NEW';

/** Answers of the service, with the field that shows the error. Without a field, the site shows its own message. */
const answers: [answer: Answer, fieldName?: 'Email' | 'Message'][] = [
  ...fieldCodes
    .split(' ')
    .flatMap((code): typeof answers => [
      [errors({ field: 'email', code, message: 'is odd' }), 'Email'],
      [errors({ field: 'fullName', code, message: secret })],
    ]),
  [errors({ field: 'message', code: 'TYPE_TEXT', message: 'is odd' }), 'Message'],
  [errors({ field: 'paymentMethod', code: 'STRIPE_CLIENT_ERROR', message: secret })],
  ...formCodes.split(' ').map((code): [Answer] => [errors({ code, message: secret })]),
  [{ status: 403, json: { error: secret } }],
  [{ status: 400, json: { errors: secret } }],
  [{ json: { ok: true } }],
  [{ json: null }],
  [{ status: 500, body: `<h1>${secret}</h1>` }],
  // A card payment.
  [{ json: { stripe: { paymentIntentClientSecret: secret }, resubmitKey: secret } }],
  ['cut'],
];

/** Returns the state of the form and of the page's title. Runs in the page. */
function readForm() {
  const form = document.querySelector<HTMLFormElement>('main form');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[required]') ?? [])];
  const errorOf = (field: HTMLInputElement) =>
    field.getAttribute('aria-invalid') === 'true' &&
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    errors: fields.map(errorOf).filter(Boolean),
    title: document.title.split(':')[0],
    canSend: form?.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false,
  };
}

test('C7 any error response keeps the form filled in and shows an error', async ({ page }) => {
  let answer: Answer;
  const service = await mockFormService(page, (route) =>
    answer === 'cut' ? route.abort() : route.fulfill(answer),
  );
  await openForm(page);
  await fillInForm(page);
  let fieldName: string | undefined;
  for ([answer, fieldName] of answers) {
    const sent = service.requests.length + 1;
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect
      .poll(
        async () => ({
          sent: service.requests.length,
          ...(await page.evaluate(readForm)),
          isFailureShown: await failureMessage(page).isVisible(),
        }),
        { message: JSON.stringify(answer), intervals: [20] },
      )
      .toEqual({
        sent,
        values: sampleMessage,
        errors: fieldName ? [`${fieldName} is odd`] : [],
        title: 'Error',
        canSend: true,
        isFailureShown: !fieldName,
      });
  }
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('C8 errors of Email and Message are shown under their fields, joined, until a message is sent', async ({
  page,
}) => {
  const service = await mockFormService(page, (route) =>
    route.fulfill(
      errors(
        { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' },
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
        { field: 'email', code: 'TYPE_TEXT', message: 'should be text' },
        { field: 'fullName', code: 'TYPE_TEXT', message: secret },
        { code: 'BLOCKED', message: secret },
      ),
    ),
  );
  await openForm(page);
  await fillInForm(page);
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  for (const [name, text] of [
    ['Email', 'Email should be an email, should be text'],
    ['Message', 'Message should not be empty'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(text);
    const { y = 0, height = 0 } = (await field(page, name).boundingBox()) ?? {};
    const below = (await page.getByText(text, { exact: true }).boundingBox())?.y;
    expect(below).toBeGreaterThanOrEqual(y + height);
  }
  await expect(field(page, 'Name')).toHaveAccessibleDescription('');
  await expect(failureMessage(page)).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(/ZQX|[A-Z]+_[A-Z]+|BLOCKED/);
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('should be an email')).toHaveCount(0);
});

test('C9 a failure message says that nothing was sent or lost, and offers phone and e-mail', async ({
  page,
}) => {
  const title = 'Contact Us | Northpane Window & Door';
  const service = await mockFormService(page, (route) =>
    route.fulfill({ status: 500, body: `<h1>${secret}</h1>` }),
  );
  await openForm(page);
  await expect(page).toHaveTitle(title);
  await fillInForm(page);
  await sendButton(page).click();
  await expect(failureMessage(page)).toBeInViewport();
  await expect(failureMessage(page)).toContainText('Your message was not sent.');
  await expect(failureMessage(page)).not.toContainText('offline');
  await expect(page.getByRole('main')).not.toContainText(/ZQX|Unexpected|JSON/);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(failureMessage(page).getByRole('link', { name: phone.display })).toHaveAttribute(
    'href',
    phone.href,
  );
  // The e-mail contains what is typed when the link is followed. The test's browser has no mail program.
  await field(page, 'Name').fill('Zoë & Ann');
  const link = failureMessage(page).getByRole('link', { name: 'e-mail' });
  await link.evaluate((anchor) =>
    anchor.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.press('Enter');
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', email]);
  const body = searchParams.get('body')?.replaceAll('\r\n', '\n');
  expect(body).toContain('Zoë & Ann');
  expect(body).toContain(sampleMessage.email);
  expect(body).toContain(sampleMessage.message);

  await field(page, 'Message').fill('');
  await sendButton(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await expect(failureMessage(page)).toBeHidden();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fillInForm(page);
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('C9 the failure message says that the device is offline when there is no connection', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillInForm(page);
  await context.setOffline(true);
  await sendButton(page).click();
  const offline = page.getByText('This device is offline.');
  await expect(offline).toBeVisible();
  await expect(failureMessage(page)).toBeVisible();
  await expectFieldValues(page);
  // The next failure, online again, is announced without that sentence.
  await context.setOffline(false);
  await mockFormService(page, (route) => route.fulfill({ status: 500 }));
  await sendButton(page).click();
  await expect(offline).toBeHidden();
  await expectAnnounced(failureMessage(page));
});
