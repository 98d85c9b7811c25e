import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { faultCookie } from '../scripts/form-service/faults';
import { content, site } from './content';
import { hydrated, openWithoutLoader } from './routes';

const { form } = content.contact;

export const visitor = { fullName: 'Zoë Tremblay', email: 'zoe@example.com' };

let written = 0;

/** A text that no other test writes, so that the inbox can be asked for it. */
export function newMessage(): string {
  written += 1;
  return `Foggy pane no. ${process.pid}-${written} – 2 panes & 1 "sash"`;
}

export async function openContact(page: Page) {
  await openWithoutLoader(page, '/contact');
  await hydrated(page);
}

export const field = (page: Page, name: 'fullName' | 'email' | 'message') =>
  page.getByRole('textbox', { name: form[name], exact: true });
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: form.send, exact: true });
export const sendingButton = (page: Page) =>
  page.getByRole('button', { name: form.sending, exact: true });
export const thanks = (page: Page) => page.getByText(form.success, { exact: true });

/** Where the visitor is told that something went wrong, and how else to reach the business. */
export const warning = (page: Page) =>
  page.getByRole('region', { name: form.errorTitle, exact: true });
export const notice = (page: Page) => warning(page).filter({ hasText: form.notice.title });

export const linkIn = (region: Locator, name: string) =>
  region.getByRole('link', { name, exact: true });

/** What a notice's text becomes on the page. */
export const withLinks = (text: string) =>
  text.replace('{phoneLink}', site.phone.display).replace('{emailLink}', form.notice.emailLink);

/** The page's title once something went wrong. */
export const errorTitle = `${form.errorTitle}: ${content.contact.title}`;

export async function fillIn(page: Page, message = newMessage()) {
  await field(page, 'fullName').fill(visitor.fullName);
  await field(page, 'email').fill(visitor.email);
  await field(page, 'message').fill(message);
  return message;
}

export async function expectFilledIn(page: Page, message: string) {
  await expect(field(page, 'fullName')).toHaveValue(visitor.fullName);
  await expect(field(page, 'email')).toHaveValue(visitor.email);
  await expect(field(page, 'message')).toHaveValue(message);
}

/** Asks the preview service to fail each post to come in the way of this name, see faults.ts. */
export async function withFault(page: Page, fault: string | undefined) {
  const value = encodeURIComponent(fault ?? '');
  await page.context().addCookies([{ name: faultCookie, value, domain: 'localhost', path: '/' }]);
}

/** Lets the next posts reach the service but keeps its answers until the result is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/f\/preview$/, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

interface StoredMessage {
  fields: Record<string, string>;
}

/** What the preview's inbox holds of a message. */
export function inInbox(message: string): StoredMessage[] {
  const folder = process.env.INBOX ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): StoredMessage => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ fields }) => fields.message === message);
}

export async function expectInInbox(message: string, times = 1) {
  await expect.poll(() => inInbox(message).length).toBe(times);
}
