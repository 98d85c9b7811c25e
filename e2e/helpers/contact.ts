import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Request, Route } from '@playwright/test';
import type { FieldName, Message } from '../../components/contact/message';
import { delayResponses, expect, type Page } from './base-test';

// Locators and actions for the contact page of e2e/fixtures/content.

/** The values of a filled-in form by field name. */
export const sampleMessage: Message = {
  fullName: 'Zoë Tremblay',
  email: 'zoe@example.com',
  message: 'A foggy pane – 2 panes & 1 "sash"\nSecond line',
};

export const labels = {
  fullName: 'Name',
  email: 'Email',
  message: 'Message',
} as const satisfies Record<FieldName, string>;

export const field = (page: Page, name: (typeof labels)[FieldName]) =>
  page.getByRole('textbox', { name, exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'SEND', exact: true });
export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...' });
export const thanks = (page: Page) =>
  page.getByText("Thanks for reaching out. We'll contact you promptly!", { exact: true });
/** The message about a failed attempt: the innermost element that contains its sentence. */
export const failureMessage = (page: Page) =>
  page.locator('main *').filter({ hasText: 'Nothing you typed is lost. Try again, call' }).last();

/** Returns a message with a unique name, so that tests can find it in the inbox. */
export const createMessage = () => ({ ...sampleMessage, fullName: `Zoë Tremblay ${randomUUID()}` });

/** Fills in the fields by name, because labels may be translated or differ between sites. */
export async function fillInForm(page: Page, message = sampleMessage) {
  for (const [name, text] of Object.entries(message))
    await page.locator(`main form [name=${name}]`).fill(text);
}

/** Expects the fields to have these values. */
export async function expectFieldValues(page: Page, message = sampleMessage) {
  for (const [name, text] of Object.entries(message))
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue(text);
}

/** Focuses a field and waits until the form is hydrated. */
export async function hydrateForm(page: Page) {
  await page.locator('main form [name=fullName]').focus();
  await waitForHydration(page);
}

/** Waits until React has hydrated the form and turned off the browser's validation. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    return form?.noValidate && Object.keys(form).some((key) => key.startsWith('__react'));
  });

/** Opens the contact page and waits until its form is hydrated. */
export async function openForm(page: Page) {
  await page.goto('/contact');
  await hydrateForm(page);
}

/** Returns a URL predicate for the form's script: any script that the contact page's HTML doesn't mention. */
export async function findFormScript(page: Page): Promise<(url: URL) => boolean> {
  const html = await (await page.request.get('/contact')).text();
  const matches = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g)];
  const paths = matches.map(([, src]) => src);
  return ({ pathname }) => pathname.endsWith('.js') && !paths.includes(pathname);
}

/** Delays the form's script until the returned function is called. */
export const delayFormScript = async (page: Page) =>
  delayResponses(page, await findFormScript(page));

/** Returns an array to which the URL of every later POST request is added. */
export function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

/** Returns the messages from this visitor that the form endpoint of the test server has received. */
export function readInbox(fullName: string): Record<string, string>[] {
  const inbox = 'test-results/inbox';
  // The first message creates the folder.
  return (
    (existsSync(inbox) ? readdirSync(inbox) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(path.join(inbox, name), 'utf8'))
      // Forms send CRLF line breaks.
      .map((text) => JSON.parse(text.replaceAll('\\r\\n', '\\n')).fields)
      .filter((fields) => fields.fullName === fullName)
  );
}

/** Expects screen readers to announce an element: focus is around it, or it is in a live region. */
export const expectAnnounced = (message: Locator) =>
  expect
    .poll(() =>
      message.evaluate(
        (element) =>
          document.querySelector(':focus')?.contains(element) ||
          element.closest('[role=status], [role=alert], [aria-live]') !== null,
      ),
    )
    .toBe(true);

/** Matches the URL to which the form posts, in every export. */
export const formUrl = /\/f\/\w+$/;

const success = { json: { next: 'https://formspree.io/thanks' } };
export const succeed = (route: Route) => route.fulfill(success);

type Responder = (route: Route) => Promise<unknown>;

/**
 * Mocks the form service. It reports success unless `respond` is passed or replaced later.
 * @returns the requests so far and the replaceable responder.
 */
export async function mockFormService(page: Page, respond: Responder = succeed) {
  const service = { requests: [] as Request[], respond };
  await page.route(formUrl, (route) => {
    service.requests.push(route.request());
    return service.respond(route);
  });
  return service;
}
