import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Request, Route } from '@playwright/test';
import type { FieldName, Message } from '../../components/contact/message';
import { delayResponses, expect, type Page } from './base-test';

/* The contact page of e2e/fixtures/content. */

/** What a visitor fills in, by the names of the fields. */
export const filledIn: Message = {
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
/** Our one message about a failure: the innermost element with its sentence. */
export const failure = (page: Page) =>
  page.locator('main *').filter({ hasText: 'Nothing you typed is lost. Try again, call' }).last();

/** A message that no other test sends. */
export const newMessage = () => ({ ...filledIn, fullName: `Zoë Tremblay ${randomUUID()}` });

/** Fills in the fields by their names: a page may be in other words, or translated. */
export async function fillIn(page: Page, message = filledIn) {
  for (const [name, text] of Object.entries(message))
    await page.locator(`main form [name=${name}]`).fill(text);
}

/** The fields hold these values. */
export async function expectFields(page: Page, message = filledIn) {
  for (const [name, text] of Object.entries(message))
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue(text);
}

/** Touches a field, and waits until the form's script runs. */
export async function startForm(page: Page) {
  await page.locator('main form [name=fullName]').focus();
  await formRuns(page);
}

/** The form's script runs: React has taken the form over, and the browser's validation is off. */
export const formRuns = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    return form?.noValidate && Object.keys(form).some((key) => key.startsWith('__react'));
  });

/** Opens the contact page and waits until its form runs. */
export async function openForm(page: Page) {
  await page.goto('/contact');
  await startForm(page);
}

/** The address of the form's script: of each script that the HTML of the contact page does not name. */
export async function formScript(page: Page): Promise<(url: URL) => boolean> {
  const html = await (await page.request.get('/contact')).text();
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g)];
  const paths = named.map(([, address]) => address);
  return ({ pathname }) => pathname.endsWith('.js') && !paths.includes(pathname);
}

/** Delays the form's script until the returned function is called. */
export const delayFormScript = async (page: Page) => delayResponses(page, await formScript(page));

/** The addresses of the posts that the page makes from now on. */
export function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

/** What the real form service of the tests, the project's own server, has received from a visitor of this name. */
export function received(fullName: string): Record<string, string>[] {
  const inbox = 'test-results/inbox';
  // The first message makes the folder.
  return (
    (existsSync(inbox) ? readdirSync(inbox) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(path.join(inbox, name), 'utf8'))
      // Forms send CR LF.
      .map((text) => JSON.parse(text.replaceAll('\\r\\n', '\\n')).fields)
      .filter((fields) => fields.fullName === fullName)
  );
}

/** Screen readers read it: it has the focus, or is in a region that they watch. */
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

/** The address of the form on every export. */
export const formAddress = /\/f\/\w+$/;

const success = { json: { next: 'https://formspree.io/thanks' } };
export const succeed = (route: Route) => route.fulfill(success);

type Responder = (route: Route) => Promise<unknown>;

/**
 * Mocks the form service, with success unless `respond` is replaced.
 * @returns the requests so far, and the handler.
 */
export async function mockFormService(page: Page, respond: Responder = succeed) {
  const service = { requests: [] as Request[], respond };
  await page.route(formAddress, (route) => {
    service.requests.push(route.request());
    return service.respond(route);
  });
  return service;
}
