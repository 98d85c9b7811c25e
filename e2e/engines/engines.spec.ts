import { expect, test } from '@playwright/test';
import { loaderSeenKey } from '../../components/ui/storage';
import { sampleMessage } from '../helpers/contact';
import { sites } from '../helpers/sites';
import { type EnginePage, engines } from './browsers';

// Runs six checks in each of the other engines. All other tests only run in Chromium.

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let page: EnginePage;
    const open = (path: string) => page.goto(new URL(path, sites.site).href);
    const poll = (script: (argument: string) => unknown, argument?: string) =>
      expect.poll(() => page.evaluate(script, argument));
    const click = (selector: string) =>
      page.evaluate((target) => document.querySelector<HTMLElement>(target)?.click(), selector);
    const scrollTo = (selector: string) =>
      page.evaluate(
        (target) => document.querySelector(target)?.scrollIntoView({ behavior: 'instant' }),
        selector,
      );

    test.beforeAll(async () => {
      page = await start();
      // The first page of a browser may take longer to load than the loader stays.
      await open('/');
    });
    test.afterAll(() => page?.close());
    test.beforeEach(async () => {
      // Leave the pages of the site, whose script saves a draft when they are left.
      await open('/robots.txt');
      await page.evaluate((key) => {
        sessionStorage.clear();
        sessionStorage.setItem(key, '1');
      }, loaderSeenKey);
    });

    test('the loader covers the first page, goes away and covers no later page', async () => {
      const isCovered = () =>
        document
          .querySelector('[data-loader-overlay]')
          ?.checkVisibility({ visibilityProperty: true });
      await page.evaluate(() => sessionStorage.clear());
      await open('/');
      expect(await page.evaluate(isCovered)).toBe(true);
      await poll(isCovered).toBe(false);
      await open('/services');
      expect(await page.evaluate(isCovered)).toBe(false);
    });

    test('the menu opens and closes', async () => {
      await open('/services');
      for (const expected of [true, false]) {
        await click('[popovertarget=mainMenu]');
        await poll(() => document.querySelector('#mainMenu a')?.checkVisibility()).toBe(expected);
      }
    });

    test('a card is hidden out of view, then fades in', async () => {
      const card = '#installations h2';
      const isVisible = (selector: string) =>
        document.querySelector(selector)?.checkVisibility({ opacityProperty: true });
      await open('/services');
      await scrollTo('#hardware');
      await poll(isVisible, card).toBe(false);
      await scrollTo(card);
      await poll(isVisible, card).toBe(true);
    });

    test('the feed is shown', async () => {
      await open('/gallery');
      await scrollTo('[data-feed]');
      await poll(
        () => document.querySelectorAll('[data-state=shown] [data-feed-slot] img').length,
      ).toBe(6);
    });

    for (const [result, answer] of [
      ['sends', 'Thanks for reaching out.'],
      ['fails', 'Your message was not sent.'],
    ] as const)
      test(`the form ${result} and says so`, async () => {
        await open('/contact');
        await page.evaluate((expected) => {
          if (expected === 'fails')
            window.fetch = () => Promise.reject(new TypeError('no network'));
        }, result);
        for (const [field, text] of Object.entries(sampleMessage)) {
          await page.evaluate(
            (name) => document.querySelector<HTMLElement>(`[name=${name}]`)?.focus(),
            field,
          );
          await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
        }
        // Before hydration, SEND would be a plain post.
        await poll(() => document.querySelector<HTMLFormElement>('main form')?.noValidate).toBe(
          true,
        );
        await click('form button[type=submit]');
        await poll(() => document.querySelector('main')?.textContent).toContain(answer);
      });
  });
}
