import { expectAccessible } from './helpers/axe';
import {
  empty,
  expectFields,
  field,
  fillIn,
  mockFormService,
  openContact,
  sendButton,
  sendingButton,
  showThanks,
  thanks,
} from './helpers/contact';
import { fieldsOf, filledIn } from './helpers/message';
import { delayResponses, expect, hydrate, test } from './helpers/test';

const title = 'Contact Us | Northpane Window & Door';

test('a message is sent once, as the official client sends it, and thanks replace the form', async ({
  page,
}) => {
  const service = await mockFormService(page);
  await openContact(page);
  const release = await delayResponses(page, /\/f\/preview$/);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(sendingButton(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  await expect(field(page, 'Message')).not.toBeEditable();
  release();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport();
  await expect(page.locator('form')).toHaveCount(0);
  await expect(thanks(page).locator('..').locator('svg'), 'the logo').toBeVisible();
  await expectAccessible(page, 'the thanks');

  const [request, ...more] = service.requests;
  expect(more).toEqual([]);
  expect(await fieldsOf(request)).toEqual(filledIn);
  const headers = (await request?.allHeaders()) ?? {};
  expect(headers.accept).toBe('application/json');
  expect(headers['formspree-client']).toMatch(/^@formspree\/react@\S+ @formspree\/core@\S+$/);
  const session = Buffer.from(headers['formspree-session-data'] ?? '', 'base64').toString();
  const loadedAt = await page.evaluate(() => Math.round(performance.timeOrigin));
  expect(JSON.parse(session)).toEqual({ loadedAt, webdriver: true });

  await page.reload();
  await hydrate(page);
  await expectFields(page, empty);
});

test('a blank field is not sent, shows an error and is focused', async ({ page }) => {
  const service = await mockFormService(page);
  await openContact(page);
  await expect(field(page, 'Name')).not.toHaveCSS('border-top-width', '0px');
  await sendButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  for (const name of ['Name', 'Email', 'Message'] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(`${name} is needed.`);
  }
  await expect(page).toHaveTitle(`Error: ${title}`);
  const edges = await page
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderTopColor));
  const colour = await page
    .getByText('Name is needed.')
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  expect(edges, 'edges in the colour of the errors').toEqual([colour, colour, colour]);
  await expectAccessible(page, 'blank fields');
  await fillIn(page);
  await field(page, 'Message').fill('   ');
  await sendButton(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(service.requests).toHaveLength(0);
  await fillIn(page);
  // Length and format are the service's to judge.
  await field(page, 'Email').fill('anything');
  await field(page, 'Email').press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('the label of a blank field that gets the focus is below the header', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openContact(page);
  const { height: header = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  await field(page, 'Email').focus();
  // The browser moves a field no further than it must.
  await field(page, 'Name').evaluate((element, header) => {
    scrollBy({ top: element.getBoundingClientRect().top - header + 10, behavior: 'instant' });
  }, header);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  const label = page.locator('label').getByText('Name');
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test('the draft is restored after a reload, other pages and other sites', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await hydrate(page);
  await expectFields(page);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name }).first();
  await link('Gallery').click();
  await link('Contact').click();
  await expectFields(page);
  await page.goto('data:text/html,<h1>Elsewhere</h1>');
  await page.goBack();
  await expectFields(page);
  await hydrate(page);
  await expectFields(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts its fields to the service', async ({ page }) => {
    const service = await mockFormService(page, showThanks);
    await page.goto('/contact');
    await sendButton(page).click();
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(await fieldsOf(service.requests[0])).toEqual(filledIn);
  });
});
