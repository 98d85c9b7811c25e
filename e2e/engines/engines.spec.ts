import { expect, test } from '@playwright/test';
import { loaderSeenKey } from '../../components/ui/storage';
import { filledIn } from '../helpers/contact';
import { sites } from '../helpers/sites';
import { engines, type Visitor } from './browsers';

/* Six checks in each other engine. Chromium has all other tests to itself. */

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let visitor: Visitor;
    const open = (path: string) => visitor.open(new URL(path, sites.site).href);
    const poll = (question: (given: string) => unknown, given?: string) =>
      expect.poll(() => visitor.ask(question, given));
    const click = (selector: string) =>
      visitor.ask((given) => document.querySelector<HTMLElement>(given)?.click(), selector);
    const scrollTo = (selector: string) =>
      visitor.ask(
        (given) => document.querySelector(given)?.scrollIntoView({ behavior: 'instant' }),
        selector,
      );

    test.beforeAll(async () => {
      visitor = await start();
      // The first page of a browser that has just started may load for longer than the loader stays.
      await open('/');
    });
    test.afterAll(() => visitor?.stop());
    test.beforeEach(async () => {
      // No page with the script that saves a draft as it is left.
      await open('/robots.txt');
      await visitor.ask((key) => {
        sessionStorage.clear();
        sessionStorage.setItem(key, '1');
      }, loaderSeenKey);
    });

    test('the loader comes and goes, and covers no later page', async () => {
      const isCovered = () =>
        document
          .querySelector('[data-loader-overlay]')
          ?.checkVisibility({ visibilityProperty: true });
      await visitor.ask(() => sessionStorage.clear());
      await open('/');
      expect(await visitor.ask(isCovered)).toBe(true);
      await poll(isCovered).toBe(false);
      await open('/services');
      expect(await visitor.ask(isCovered)).toBe(false);
    });

    test('the menu opens and closes', async () => {
      await open('/services');
      for (const expected of [true, false]) {
        await click('[popovertarget=mainMenu]');
        await poll(() => document.querySelector('#mainMenu a')?.checkVisibility()).toBe(expected);
      }
    });

    test('a card is hidden while it is out of view, and then comes in', async () => {
      const card = '#installations h2';
      const isSeen = (given: string) =>
        document.querySelector(given)?.checkVisibility({ opacityProperty: true });
      await open('/services');
      await scrollTo('#hardware');
      await poll(isSeen, card).toBe(false);
      await scrollTo(card);
      await poll(isSeen, card).toBe(true);
    });

    test('the feed is shown', async () => {
      await open('/gallery');
      await scrollTo('[data-feed]');
      await poll(
        () => document.querySelectorAll('[data-state=shown] .social-feed-slot img').length,
      ).toBe(6);
    });

    for (const [state, answer] of [
      ['sends', 'Thanks for reaching out.'],
      ['fails', 'Your message was not sent.'],
    ] as const)
      test(`the form ${state} and says so`, async () => {
        await open('/contact');
        await visitor.ask((given) => {
          if (given === 'fails') window.fetch = () => Promise.reject(new TypeError('no network'));
        }, state);
        for (const [field, text] of Object.entries(filledIn)) {
          await visitor.ask(
            (given) => document.querySelector<HTMLElement>(`[name=${given}]`)?.focus(),
            field,
          );
          await visitor.ask((given) => document.execCommand('insertText', false, given), text);
        }
        // Until then SEND is a plain post.
        await poll(() => document.querySelector<HTMLFormElement>('main form')?.noValidate).toBe(
          true,
        );
        await click('form button[type=submit]');
        await poll(() => document.querySelector('main')?.textContent).toContain(answer);
      });
  });
}
