import type { Request, Route } from '@playwright/test';
import { filledIn } from './message';
import { expect, hydrate, type Page } from './test';

/* The contact page of e2e/fixtures/content. */

export const field = (page: Page, name: 'Name' | 'Email' | 'Message') =>
  page.getByRole('textbox', { name, exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'SEND', exact: true });
export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...' });
export const thanks = (page: Page) =>
  page.getByText("Thanks for reaching out. We'll contact you promptly!", { exact: true });
/** The summary that the message was not sent. */
export const errorSummary = (page: Page) =>
  page.getByRole('region', { name: 'Error' }).filter({ hasText: 'Your message was not sent.' });

/** Opens the page and hydrates the form. */
export async function openContact(page: Page) {
  await page.goto('/contact');
  await hydrate(page);
}

export async function fillIn(page: Page) {
  await field(page, 'Name').fill(filledIn.fullName);
  await field(page, 'Email').fill(filledIn.email);
  await field(page, 'Message').fill(filledIn.message);
}

/** The fields hold these values. */
export async function expectFields(page: Page, { fullName, email, message } = filledIn) {
  await expect(field(page, 'Name')).toHaveValue(fullName);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue(message);
}

export const empty = { fullName: '', email: '', message: '' };

const success = { json: { next: 'https://formspree.io/thanks' } };
export const succeed = (route: Route) => route.fulfill(success);
/** Answers a form that was sent without script. */
export const showThanks = (route: Route) =>
  route.fulfill({ body: '<h1>Message sent</h1>', contentType: 'text/html' });

type Responder = (route: Route) => Promise<unknown>;

/**
 * Mocks the form service, with success unless `respond` is replaced.
 * @returns the requests so far, and the handler.
 */
export async function mockFormService(page: Page, respond: Responder = succeed) {
  const service = { requests: [] as Request[], respond };
  await page.route(/\/f\/preview$/, (route) => {
    service.requests.push(route.request());
    return service.respond(route);
  });
  return service;
}
