import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hydrated, openWithoutLoader } from './routes';

export const sent = 'Thanks for reaching out. We’ll contact you promptly!';
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

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'SEND', exact: true });
export const notice = (page: Page) =>
  page.getByRole('region', { name: 'Error' }).filter({ hasText: 'Your message was not sent.' });

export async function fillIn(page: Page, message = newMessage()) {
  await field(page, 'Name').fill(visitor.fullName);
  await field(page, 'Email').fill(visitor.email);
  await field(page, 'Message').fill(message);
  return message;
}

export async function expectFilledIn(page: Page, message: string) {
  await expect(field(page, 'Name')).toHaveValue(visitor.fullName);
  await expect(field(page, 'Email')).toHaveValue(visitor.email);
  await expect(field(page, 'Message')).toHaveValue(message);
}

/** Asks the preview service to fail each post to come in the way of this name, see faults.ts. */
export async function withFault(page: Page, fault: string | undefined) {
  await page.setExtraHTTPHeaders(fault ? { 'X-Preview-Fault': fault } : {});
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
  return readFileSync(path.join(process.env.INBOX ?? '', 'messages.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): StoredMessage => JSON.parse(line))
    .filter(({ fields }) => fields.message === message);
}

export async function expectInInbox(message: string, times = 1) {
  await expect.poll(() => inInbox(message).length).toBe(times);
}
