import type { Route } from '@playwright/test';
import { expect, test } from './helpers/base-test';
import {
  expectAnnounced,
  expectFields,
  failure,
  field,
  filledIn,
  fillIn,
  mockFormService,
  openForm,
  sendButton,
  succeed,
  thanks,
} from './helpers/contact';
import { email, phone } from './helpers/fixture-site';

test.use({ expected: /Failed to load resource/ });

/** What a service says that no visitor is to read. */
const secret = 'ZQX';

type Answer = Parameters<Route['fulfill']>[0] | 'cut';
const errors = (...list: object[]) => ({ status: 422, json: { error: secret, errors: list } });

/** Codes of fields and of forms. The last of each is unknown. */
const fieldCodes =
  'REQUIRED_FIELD_EMPTY REQUIRED_FIELD_MISSING TYPE_EMAIL TYPE_NUMERIC TYPE_TEXT STRIPE_CLIENT_ERROR STRIPE_SCA_ERROR NEW';
const formCodes =
  'BLOCKED EMPTY FILES_TOO_BIG FORM_NOT_FOUND INACTIVE NO_FILE_UPLOADS PROJECT_NOT_FOUND TOO_MANY_FILES NEW';

/** Each answer of the service, and the field at which its error stands. Without a field there is our own message. */
const answers: [answer: Answer, at?: 'Email' | 'Message'][] = [
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

/** The form and the page's title. Runs in the page. */
function formState() {
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

test('C7 each answer of the service leaves the form as it was, with its error', async ({
  page,
}) => {
  let answer: Answer;
  const service = await mockFormService(page, (route) =>
    answer === 'cut' ? route.abort() : route.fulfill(answer),
  );
  await openForm(page);
  await fillIn(page);
  let at: string | undefined;
  for ([answer, at] of answers) {
    const sent = service.requests.length + 1;
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect
      .poll(
        async () => ({
          sent: service.requests.length,
          ...(await page.evaluate(formState)),
          fails: await failure(page).isVisible(),
        }),
        { message: JSON.stringify(answer), intervals: [20] },
      )
      .toEqual({
        sent,
        values: filledIn,
        errors: at ? [`${at} is odd`] : [],
        title: 'Error',
        canSend: true,
        fails: !at,
      });
  }
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('C8 errors of Email and Message are each under its field, joined, until a message is sent', async ({
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
  await fillIn(page);
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
  await expect(failure(page)).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(/ZQX|[A-Z]+_[A-Z]+|BLOCKED/);
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('should be an email')).toHaveCount(0);
});

test('C9 a failure says that nothing was sent and nothing lost, and offers phone and e-mail', async ({
  page,
}) => {
  const title = 'Contact Us | Northpane Window & Door';
  const service = await mockFormService(page, (route) =>
    route.fulfill({ status: 500, body: `<h1>${secret}</h1>` }),
  );
  await openForm(page);
  await expect(page).toHaveTitle(title);
  await fillIn(page);
  await sendButton(page).click();
  await expect(failure(page)).toBeInViewport();
  await expect(failure(page)).toContainText('Your message was not sent.');
  await expect(failure(page)).not.toContainText('offline');
  await expect(page.getByRole('main')).not.toContainText(/ZQX|Unexpected|JSON/);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(failure(page).getByRole('link', { name: phone.shown })).toHaveAttribute(
    'href',
    phone.href,
  );
  // With what is typed when the link is followed. The browser of the test has no mail program.
  await field(page, 'Name').fill('Zoë & Ann');
  const link = failure(page).getByRole('link', { name: 'e-mail' });
  await link.evaluate((it) => it.addEventListener('click', (event) => event.preventDefault()));
  await link.press('Enter');
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', email]);
  const body = searchParams.get('body')?.replaceAll('\r\n', '\n');
  expect(body).toContain('Zoë & Ann');
  expect(body).toContain(filledIn.message);

  await field(page, 'Message').fill('');
  await sendButton(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await expect(failure(page)).toBeHidden();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fillIn(page);
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('C9 without a connection the message says that the device is offline', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  const offline = page.getByText('This device is offline.');
  await expect(offline).toBeVisible();
  await expect(failure(page)).toBeVisible();
  await expectFields(page);
  // The next failure is told by itself.
  await context.setOffline(false);
  await mockFormService(page, (route) => route.fulfill({ status: 500 }));
  await sendButton(page).click();
  await expect(offline).toBeHidden();
  await expectAnnounced(failure(page));
});
