import {
  delayResponses,
  expect,
  expectLoaded,
  finishAnimations,
  type Page,
  test,
} from './helpers/base-test';
import {
  field,
  fillIn,
  formAddress,
  labels,
  mockFormService,
  newMessage,
  openForm,
  received,
  recordPosts,
  sendButton,
  sendingButton,
  thanks,
} from './helpers/contact';
import { phone } from './helpers/fixture-site';

const main = (page: Page) => page.getByRole('main');
test('C2 a call stands beside the heading where the large number is not', async ({ page }) => {
  await page.goto('/contact');
  const call = page.locator('#form').getByRole('link', { name: phone.shown });
  await expect(call).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(call).toBeVisible();
});

test('C3 while it is sent the button says so, and then the thanks take the form’s place', async ({
  page,
}) => {
  await openForm(page);
  const release = await delayResponses(page, formAddress);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  expect(await sendingButton(page).textContent()).toBe('Sending...');
  // What is typed now would be lost.
  for (const name of Object.values(labels)) await expect(field(page, name)).not.toBeEditable();
  release();
  await expect(thanks(page)).toBeInViewport();
  expect(await thanks(page).textContent()).toBe(
    "Thanks for reaching out. We'll contact you promptly!",
  );
  await expect(page.locator('main form')).toHaveCount(0);
});

test('C3 with the thanks the picture’s window lights up, and both are in view', {
  tag: '@both',
}, async ({ page }) => {
  const lit = main(page).locator('img').nth(1);
  await openForm(page);
  await expect(lit).toHaveCSS('opacity', '0');
  await fillIn(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expectLoaded(lit);
  await finishAnimations(page);
  await expect(lit).toHaveCSS('opacity', '1');
  await expect(lit).toBeInViewport({ ratio: 0.7 });
});

test.describe('a refusal', () => {
  test.use({ expected: /status of 422/ });
  test('C5 a blank Email or Message is not sent, and nothing else is refused', async ({ page }) => {
    const posts = recordPosts(page);
    await openForm(page);
    await sendButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    const errors = { Name: '', Email: 'Email is needed.', Message: 'Message is needed.' } as const;
    for (const name of Object.values(labels))
      await expect(field(page, name)).toHaveAccessibleDescription(errors[name]);
    const message = { ...newMessage(), message: 'A word '.repeat(20_000) };
    // Browsers trim Email by themselves.
    await fillIn(page, { ...message, message: ' \n ' });
    await sendButton(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('');
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is needed.');
    await expect(field(page, 'Message')).toBeFocused();
    expect(posts).toEqual([]);
    await fillIn(page, { ...message, email: 'a' });
    await field(page, 'Email').press('Enter');
    await expect.poll(() => posts).toHaveLength(1);
    await field(page, 'Email').fill(message.email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(received(message.fullName)[0]?.message).toHaveLength(message.message.length);
  });
});

test('C5 an error goes as soon as its field is filled in, and moves nothing', async ({ page }) => {
  await openForm(page);
  const hint = 'Your town, what is broken, and a phone number.';
  await expect(field(page, 'Message')).toHaveAccessibleDescription(hint);
  const height = async () => (await page.locator('main form').boundingBox())?.height;
  const heightBefore = await height();
  await sendButton(page).click();
  await expect(page).toHaveTitle(/^Error: /);
  const expectErrors = async (email: string, message: string) => {
    await expect(field(page, 'Email')).toHaveAccessibleDescription(email);
    await expect(field(page, 'Message')).toHaveAccessibleDescription(message || hint);
    expect(await height(), `${email} ${message}`).toBe(heightBefore);
  };
  await expectErrors('Email is needed.', 'Message is needed.');
  await field(page, 'Message').fill(' ');
  await expectErrors('Email is needed.', 'Message is needed.');
  await field(page, 'Message').fill('Broken');
  await expectErrors('Email is needed.', '');
  await expect(field(page, 'Message')).toBeFocused();
  // What is blank again is an error at the next attempt.
  await field(page, 'Message').fill('');
  await field(page, 'Email').fill('a');
  await expectErrors('', '');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error: /);
  await sendButton(page).click();
  await expectErrors('', 'Message is needed.');
  await expect(field(page, 'Message')).toBeFocused();
});

test('C5 a blank Name is sent as it is', async ({ page }) => {
  const service = await mockFormService(page);
  await openForm(page);
  await fillIn(page, { ...newMessage(), fullName: '' });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(service.requests[0]?.postData()).toMatch(/name="fullName"\r\n\r\n\r\n/);
});
