import {
  delayResponses,
  expect,
  expectLoaded,
  finishAnimations,
  type Page,
  test,
} from './helpers/base-test';
import {
  createMessage,
  field,
  fillInForm,
  formUrl,
  labels,
  mockFormService,
  openForm,
  readInbox,
  recordPosts,
  sendButton,
  sendingButton,
  thanks,
} from './helpers/contact';
import { phone } from './helpers/fixture-site';

const main = (page: Page) => page.getByRole('main');

test('C2 the form’s heading has a call below 1024 px, where the large number is not beside it', async ({
  page,
}) => {
  await page.goto('/contact');
  const call = page.locator('#form').getByRole('link', { name: phone.display });
  await expect(call).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(call).toBeVisible();
});

test('C3 the button says “Sending...” while a message is sent, and then the thanks replace the form', async ({
  page,
}) => {
  await openForm(page);
  const release = await delayResponses(page, formUrl);
  await fillInForm(page);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  expect(await sendingButton(page).textContent()).toBe('Sending...');
  // Anything typed now would be lost.
  for (const name of Object.values(labels)) await expect(field(page, name)).not.toBeEditable();
  release();
  await expect(thanks(page)).toBeInViewport();
  expect(await thanks(page).textContent()).toBe(
    "Thanks for reaching out. We'll contact you promptly!",
  );
  await expect(page.locator('main form')).toHaveCount(0);
});

test('C3 the window in the picture lights up with the thanks, and both are in view', {
  tag: '@both',
}, async ({ page }) => {
  const lightsOn = main(page).locator('img').nth(1);
  await openForm(page);
  await expect(lightsOn).toHaveCSS('opacity', '0');
  await fillInForm(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expectLoaded(lightsOn);
  await finishAnimations(page);
  await expect(lightsOn).toHaveCSS('opacity', '1');
  await expect(lightsOn).toBeInViewport({ ratio: 0.7 });
});

test.describe('when the service rejects a message', () => {
  test.use({ expectedProblems: /status of 422/ });
  test('C5 only a blank Email or Message keeps a message from being sent', async ({ page }) => {
    const posts = recordPosts(page);
    await openForm(page);
    await sendButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    const errors = { Name: '', Email: 'Email is needed.', Message: 'Message is needed.' } as const;
    for (const name of Object.values(labels))
      await expect(field(page, name)).toHaveAccessibleDescription(errors[name]);
    const message = { ...createMessage(), message: 'A word '.repeat(20_000) };
    // Browsers trim Email themselves.
    await fillInForm(page, { ...message, message: ' \n ' });
    await sendButton(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('');
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is needed.');
    await expect(field(page, 'Message')).toBeFocused();
    expect(posts).toEqual([]);
    await fillInForm(page, { ...message, email: 'a' });
    await field(page, 'Email').press('Enter');
    await expect.poll(() => posts).toHaveLength(1);
    await field(page, 'Email').fill(message.email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(readInbox(message.fullName)[0]?.message).toHaveLength(message.message.length);
  });
});

test('C5 an error disappears without a shift once its field is filled in', async ({ page }) => {
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
  // A field that is blank again shows an error only at the next attempt.
  await field(page, 'Message').fill('');
  await field(page, 'Email').fill('a');
  await expectErrors('', '');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error: /);
  await sendButton(page).click();
  await expectErrors('', 'Message is needed.');
  await expect(field(page, 'Message')).toBeFocused();
});

test('C5 a blank Name is sent without an error', async ({ page }) => {
  const service = await mockFormService(page);
  await openForm(page);
  await fillInForm(page, { ...createMessage(), fullName: '' });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(service.requests[0]?.postData()).toMatch(/name="fullName"\r\n\r\n\r\n/);
});
