import { expectAccessible } from './helpers/axe';
import {
  errorSummary,
  expectFields,
  field,
  fillIn,
  mockFormService,
  openContact,
  sendButton,
  succeed,
  thanks,
} from './helpers/contact';
import { email, phone } from './helpers/fixture-site';
import { expect, hydrate, type Page, reconnect, test } from './helpers/test';

test.use({ expected: /Failed to load resource/ });

/** Sends and waits until the button can be pressed again. */
async function send(page: Page) {
  // What the last response has focused must not be taken for this one's.
  await field(page, 'Name').focus();
  await sendButton(page).click();
  await expect(sendButton(page)).toBeEnabled();
}

test('a failure shows the error summary without the service’s text, and keeps the fields', async ({
  page,
}) => {
  const service = await mockFormService(page, (route) =>
    route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' }),
  );
  await page.goto('/contact');
  await fillIn(page);
  // The browser restores the draft without an event.
  await page.reload();
  await hydrate(page);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/Unexpected|JSON|AJAX|Internal/);
  await expect(page).toHaveTitle('Error: Contact Us | Northpane Window & Door');
  await expectFields(page);
  await expect(errorSummary(page)).toBeInViewport();
  const call = errorSummary(page).getByRole('link', { name: phone.shown });
  await expect(call).toHaveAttribute('href', phone.href);
  const link = errorSummary(page).getByRole('link', { name: 'e-mail' });
  // The browser of the test has no mail program.
  await link.evaluate((it) => it.addEventListener('click', (event) => event.preventDefault()));
  const start = `mailto:${email}?subject=Window%20and%20door%20service&body=Zo`;
  for (const follow of [() => link.click(), () => link.press('Enter')]) {
    await link.evaluate((it: HTMLAnchorElement) => {
      it.href = 'mailto:';
    });
    await follow();
    expect(await link.getAttribute('href')).toContain(start);
  }
  await expectAccessible(page, 'the error summary');
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
});

test('the service’s errors at Email and Message are shown at their fields until a message is sent', async ({
  page,
}) => {
  const errors = [
    { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' },
    { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
    { field: 'email', code: 'TYPE_TEXT', message: 'should be text' },
    { field: 'fullName', code: 'TYPE_TEXT', message: 'is odd' },
  ];
  const service = await mockFormService(page, (route) =>
    route.fulfill({ status: 422, json: { error: 'Validation errors', errors } }),
  );
  await openContact(page);
  await fillIn(page);
  await send(page);
  await expect(field(page, 'Email')).toBeFocused();
  const description = 'Email should be an email, should be text';
  await expect(field(page, 'Email')).toHaveAccessibleDescription(description);
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message should not be empty');
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText('is odd')).toHaveCount(0);
  await expect(errorSummary(page)).toHaveCount(0);
  await expectAccessible(page, 'errors at fields');
  service.respond = succeed;
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('without a connection the error summary says so, and offers to send again once there is one', async ({
  page,
  context,
}) => {
  const service = await mockFormService(page, (route) => route.abort('internetdisconnected'));
  await openContact(page);
  await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page)).toContainText('This device is offline.');
  service.respond = succeed;
  await reconnect(page);
  await expect(errorSummary(page)).toContainText('The connection is back.');
  await expect(errorSummary(page)).not.toContainText('This device is offline.');
  await expectFields(page);
  await errorSummary(page).getByRole('button', { name: 'Send again' }).click();
  await expect(thanks(page)).toBeFocused();
});
