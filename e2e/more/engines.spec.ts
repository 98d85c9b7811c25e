import { inflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { everyPage } from '../helpers/fixture-site';
import { endMotion, findLayoutFaults } from '../helpers/layout-faults';
import { filledIn } from '../helpers/message';
import { unreadable } from '../helpers/readable';
import { type Driver, otherEngines } from './drivers';

/* The same journeys in each other engine. Chromium has all other tests to itself. */

const site = 'http://localhost:4117';

/** Asks the page until the result is as expected. A page that is being left may lose the question. */
const poll = <Given extends unknown[], Result>(
  visitor: Driver,
  ask: (...given: Given) => Result,
  ...given: Given
) => expect.poll(() => visitor.evaluate(ask, ...given).catch((error: Error) => error.message));

const menuState = () => ({
  shown: document.querySelector('#menu')?.matches(':popover-open'),
  expanded:
    document.querySelector('[popovertarget=menu]')?.getAttribute('aria-expanded') ?? 'false',
});
const closed = { shown: false, expanded: 'false' };
const scrollPosition = () => ({ path: location.pathname, top: Math.round(scrollY) });
const overlayIsVisible = () =>
  document.querySelector('[data-loader-overlay]')?.checkVisibility({ visibilityProperty: true });
const focusedName = () => document.activeElement?.getAttribute('name');
const typed = () =>
  ['fullName', 'email', 'message'].map(
    (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
  );
/** Reaches for the form. @returns whether React has taken it over. */
const formIsHydrated = () => {
  document.forms[0]?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return document.querySelector('[data-hydrated]') !== null;
};
/** Moving things cannot be clicked in WebKit. */
const movingParts = () => document.getAnimations().length;
const headingText = () => document.querySelector('h1')?.textContent?.replaceAll(/\s+/g, ' ');
const textOfMain = () => document.querySelector('main')?.textContent;

/** The number of pages of a PDF file, whose objects are compressed. */
function sheetsOf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/\/ObjStm.*?stream\r?\n(.*?)endstream/gs)];
  const objects = streams.map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')));
  return [text, ...objects].join().match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('Firefox prints each page on one sheet, with a dated notice too', async () => {
  const visitor = await otherEngines.firefox();
  for (const { path } of everyPage) {
    await visitor.open(site + path);
    await visitor.evaluate(() => {
      const notice = document.querySelector<HTMLElement>('[data-notice]');
      notice?.removeAttribute('hidden');
      notice?.querySelector('p')?.append(notice.dataset.notice ?? '');
    });
    await poll(
      visitor,
      () => document.querySelector('[data-notice]')?.clientHeight,
    ).toBeGreaterThan(20);
    await visitor.evaluate(endMotion);
    expect.soft(sheetsOf(await visitor.print()), path).toBe(1);
  }
  await visitor.stop();
});

for (const [name, start] of Object.entries(otherEngines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let visitor: Driver;

    test.beforeAll(async () => {
      visitor = await start();
      await visitor.resize(1440, 900);
    });
    test.afterAll(() => visitor?.stop());
    /** Opens a page and waits until the loader has gone: a failed test makes the next one the first of a session. */
    const open = async (path: string) => {
      await visitor.open(site + path);
      await poll(visitor, overlayIsVisible).toBe(false);
    };

    test('the loader covers a session’s first page and no later one', async () => {
      // A browser that has just started may load its first page for longer than the loader stays.
      await visitor.open(site);
      await visitor.evaluate(() => sessionStorage.clear());
      await visitor.open(site);
      expect(await visitor.evaluate(overlayIsVisible)).toBe(true);
      await poll(visitor, overlayIsVisible).toBe(false);
      await visitor.open(`${site}/services`);
      expect(await visitor.evaluate(overlayIsVisible)).toBe(false);
    });

    test('every page can be read, on a desktop and a narrow window', async () => {
      for (const { path, heading } of everyPage) {
        await open(path);
        await poll(visitor, headingText).toBe(heading);
        for (const width of [1440, 600]) {
          await visitor.resize(width, 900);
          await poll(visitor, unreadable).toEqual([]);
          await poll(visitor, () => document.documentElement.scrollWidth > innerWidth).toBe(false);
        }
      }
    });

    // Red on a name in a grid with a baseline: WebKit does not measure it again when the typeface comes late.
    test('the layout is sound', async () => {
      for (const { path } of everyPage) {
        await open(path);
        await visitor.evaluate(endMotion);
        for (const width of [320, 1000]) {
          await visitor.resize(width, 900);
          // A window manager may change the window later.
          await expect
            .poll(async () =>
              visitor.evaluate(findLayoutFaults, await visitor.evaluate(() => innerWidth)),
            )
            .toEqual([]);
        }
      }
    });

    // The browser's own setting changes the layout. A style sheet for the root does not, so the bar must hold both.
    test('a phone’s bar is sound where a style sheet makes letters twice as large', async () => {
      await visitor.resize(390, 844);
      await open('/services');
      await visitor.evaluate(endMotion);
      await visitor.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '32px', 'important');
      });
      const width = await visitor.evaluate(() => innerWidth);
      const faults = await visitor.evaluate(findLayoutFaults, width);
      expect(faults.filter(({ region }) => region === 'header')).toEqual([]);
    });

    test('the menu opens, closes by Escape and leads on', async () => {
      await visitor.resize(600, 900);
      await open('/services');
      await visitor.click('[popovertarget=menu]');
      await poll(visitor, menuState).toMatchObject({ shown: true });
      await visitor.pressEscape();
      await poll(visitor, menuState).toEqual(closed);
      await visitor.click('[popovertarget=menu]');
      await poll(visitor, () => document.activeElement?.textContent).toBe('Home');
      await poll(visitor, movingParts).toBe(0);
      await visitor.click('#menu a[href="/gallery"]');
      await poll(visitor, scrollPosition).toEqual({ path: '/gallery', top: 0 });
      await poll(visitor, menuState).toEqual(closed);
    });

    test('a link leads to the top of its page, and Back to the place on the last one', async () => {
      await visitor.resize(1440, 900);
      await open('/');
      await visitor.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await visitor.evaluate(() =>
        addEventListener('unhandledrejection', ({ reason }) =>
          sessionStorage.setItem('rejected', `${reason}`),
        ),
      );
      await visitor.click('header nav a[href="/services"]');
      await poll(visitor, scrollPosition).toEqual({ path: '/services', top: 0 });
      await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await poll(visitor, unreadable).toEqual([]);
      await visitor.back();
      await poll(visitor, scrollPosition).toEqual({ path: '/', top: 400 });
      expect(await visitor.evaluate(() => sessionStorage.getItem('rejected'))).toBe(null);
    });

    test('the form says what is missing, keeps a draft and sends it', async () => {
      await open('/contact');
      await poll(visitor, formIsHydrated).toBe(true);
      await visitor.click('form button[type=submit]');
      await poll(visitor, focusedName).toBe('fullName');
      await poll(visitor, textOfMain).toContain('Name is needed.');
      for (const [name, text] of Object.entries(filledIn))
        await visitor.type(`[name=${name}]`, text);
      // A browser itself fills in a form that is loaded again, but not one that is opened anew.
      for (const load of [visitor.reload, () => open('/contact')]) {
        await load();
        await poll(visitor, typed).toEqual(Object.values(filledIn));
      }
      await poll(visitor, formIsHydrated).toBe(true);
      await visitor.click('form button[type=submit]');
      await poll(visitor, textOfMain).toContain('Thanks for reaching out.');
      await visitor.reload();
      await poll(visitor, typed).toEqual(['', '', '']);
    });

    test('the form posts as plain HTML', async () => {
      await open('/contact');
      await visitor.type('[name=message]', filledIn.message);
      // Scripts do not see this submit.
      await visitor.evaluate(() => document.forms[0]?.submit());
      await poll(visitor, () => document.body.textContent).toContain('Your message has arrived.');
    });
  });
}
