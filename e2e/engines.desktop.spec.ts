import { expect, test } from '@playwright/test';
import { faultCookie } from '../scripts/form-service/faults';
import { inInbox, newMessage, visitor as person } from './contact-page';
import { content, dialled, headings, lastService, linkOtherThan } from './content';
import type { RunningEngine, Visitor } from './engines/engine';
import { firefox } from './engines/firefox';
import {
  endOfAnimation,
  fieldErrors,
  isOnTop,
  looksOfLoader,
  picturesBelowTitles,
  picturesIn,
} from './engines/questions';
import { webkit } from './engines/webkit';
import { isCrossFading, scrollIn } from './in-page';
import { orSkip } from './or-skip';
import { sitePort, variantHome } from './ports';
import { everyPage } from './routes';
import { expectReadable } from './visible-text';
import { inOneLine, words } from './words';

/**
 * One table of journeys, run in each other engine that this machine has, by that engine's own driver.
 * Chromium has all other tests to itself.
 */

const { form } = content.contact;
const site = `http://localhost:${sitePort}`;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const overlay = '[data-loader-overlay]';
const bar = 'header > nav';
const toggle = '[popovertarget=menu]';
const phoneLink = `a[href="${dialled}"]`;
const feed = '[data-state]';
const samplePictures = content.gallery.sampleFeed.length;
const lastCard = `[id="${lastService.id}"]`;

/** Asks until the page answers as expected. A page that is just being left may lose the question. */
function asked<Given extends unknown[], Answer>(
  visitor: Visitor,
  question: (...given: Given) => Answer,
  ...given: Given
) {
  const ask = () => visitor.evaluate(question, ...given).catch((error: Error) => error.message);
  return expect.poll(ask, { intervals: [50] });
}

const pathOf = () => location.pathname;
const headingOf = () => document.querySelector('h1')?.textContent;
const textIn = (selector: string) => document.querySelector(selector)?.textContent;
const stateOfMenu = () => ({
  expanded: document.querySelector('[popovertarget=menu]')?.getAttribute('aria-expanded'),
  shown: document.querySelector('#menu')?.matches(':popover-open'),
});
const closed = { expanded: 'false', shown: false };

/** Clicks once a person could: when nothing lies over it and its own curtain has opened. */
async function press(visitor: Visitor, selector: string) {
  await asked(visitor, isOnTop, selector).toBe(true);
  await visitor.click(selector);
}

/** The page's scripts start late; from here on its islands answer. */
async function started(visitor: Visitor) {
  await asked(visitor, () => 'awake' in document.documentElement.dataset).toBe(true);
}

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    // In order, in one worker: a browser is started once.
    test.describe.configure({ mode: 'default' });
    let running: RunningEngine | undefined;
    let visitor: Visitor;
    /** The origins where the visitor has seen the loader. */
    let visited: Set<string>;

    test.beforeAll(async () => {
      let missing = engine.missing();
      if (!missing) {
        try {
          running = await engine.start();
        } catch (error) {
          missing = `it does not start (${error})`;
        }
      }
      orSkip(engine.name, missing);
    });
    test.afterAll(() => running?.stop());

    /** A first visit. One that a slow machine opens only when the loader is about to leave tells nothing. */
    async function seeLoader() {
      if (!running) throw new Error(`${engine.name} did not start.`);
      for (;;) {
        visitor = await running.visitor(desktop);
        await visitor.open(site);
        visited = new Set([site]);
        const looks = await visitor.evaluate(looksOfLoader, overlay);
        if (looks.now < 2500) return looks;
      }
    }

    /** The visitor who saw the loader goes on: a browser's start takes as long as a journey. */
    async function openWithoutLoader(url: string, size = desktop) {
      visitor ??= (await running?.visitor(size)) as Visitor;
      visited ??= new Set();
      await visitor.resize(size);
      const { origin } = new URL(url);
      if (!visited.has(origin)) {
        await visitor.open(`${origin}/robots.txt`);
        await visitor.evaluate(async () => {
          sessionStorage.setItem('loader-seen', '1');
          // The variant's host answers with a page, and whose font is cut off, Firefox complains.
          await Promise.allSettled([...document.fonts].map((font) => font.load()));
        });
        visited.add(origin);
      }
      await visitor.open(url);
    }

    test('the loader covers a session’s first page for 2.5 s and never comes back', async () => {
      const looks = await seeLoader();
      expect(looks).toMatchObject({ covers: true, timing: [{ delay: 2500, duration: 700 }] });
      expect(await visitor.evaluate(endOfAnimation, overlay)).toBeGreaterThan(2500);
      await asked(visitor, looksOfLoader, overlay).toMatchObject({
        covers: false,
        visibility: 'hidden',
      });
      await visitor.open(`${site}/services`);
      const marks = () => Object.keys(document.documentElement.dataset);
      expect(await visitor.evaluate(marks)).not.toContain('loader');
      expect(await visitor.evaluate(looksOfLoader, overlay)).toMatchObject({ covers: false });
      expect(await visitor.complaints()).toEqual([]);
    });

    test('every page shows its texts and its phone link, and nothing is complained about', async () => {
      for (const page of everyPage) {
        await test.step(page, async () => {
          await openWithoutLoader(site + page);
          // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts here.
          const text = inOneLine(await visitor.evaluate(() => document.body.innerText));
          for (const each of words[page] ?? []) expect(text).toContain(each);
          await started(visitor);
          // Large windows differ by page less than small ones do.
          for (const size of page === '/' ? [desktop, phone] : [phone]) {
            await visitor.resize(size);
            await expectReadable(visitor);
            await asked(visitor, isOnTop, `${phoneLink}:not(#menu a)`).toBe(true);
            const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
            expect(width).toBeLessThanOrEqual(size.width);
          }
          if (page === '/services') expect(await visitor.evaluate(picturesBelowTitles)).toEqual([]);
          if (page === '/gallery') await asked(visitor, picturesIn, feed).toBe(samplePictures);
        });
      }
      expect(await visitor.complaints()).toEqual([]);
    });

    test('the menu opens, closes by Escape and by Back, and leads on', async () => {
      await openWithoutLoader(`${site}/services`, phone);
      await started(visitor);
      const open = async () => {
        await press(visitor, toggle);
        await asked(visitor, stateOfMenu).toEqual({ expanded: 'true', shown: true });
        await asked(visitor, () => document.activeElement?.textContent).toBe(
          content.navigation[0]?.name,
        );
      };
      await open();
      await visitor.pressEscape();
      await asked(visitor, stateOfMenu).toEqual(closed);
      const focused = () => document.activeElement?.getAttribute('popovertarget');
      await asked(visitor, focused).toBe('menu');
      await open();
      await visitor.back();
      await asked(visitor, stateOfMenu).toEqual(closed);
      expect(await visitor.evaluate(pathOf)).toBe('/services');
      await open();
      const { path } = linkOtherThan('/services');
      await press(visitor, `#menu a[href="${path}"]`);
      await asked(visitor, pathOf).toBe(path);
      await asked(visitor, stateOfMenu).toEqual(closed);
      await asked(visitor, headingOf).toBe(headings[path]);
      expect(await visitor.complaints()).toEqual([]);
    });

    test('a link changes the page in the same document, and Back and Forward know the way', async () => {
      await openWithoutLoader(site);
      await started(visitor);
      await visitor.evaluate(() => {
        Object.assign(window, { marked: true });
        scrollTo(0, 400);
      });
      // With the scroll where the engine can, without it always.
      const shadeOfBar = () =>
        Number(
          getComputedStyle(document.querySelector('header') ?? document.body, '::before').opacity,
        );
      await asked(visitor, shadeOfBar).toBe(1);
      const { path } = linkOtherThan('/');
      await press(visitor, `${bar} a[href="${path}"]`);
      const place = () => ({
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent,
        top: Math.round(scrollY),
        marked: 'marked' in window,
      });
      const next = { path, heading: headings[path], top: 0, marked: true };
      const home = { path: '/', heading: headings['/'], top: 400, marked: true };
      await asked(visitor, place).toEqual(next);
      // React holds the next change back until the cross-fade has ended.
      await asked(visitor, isCrossFading).toBe(false);
      await visitor.back();
      await asked(visitor, place).toEqual(home);
      await asked(visitor, isCrossFading).toBe(false);
      await visitor.forward();
      await asked(visitor, place).toEqual(next);
      expect(await visitor.complaints()).toEqual([]);
    });

    test('cards below the window are hidden, and fade in when they are scrolled to', async () => {
      await openWithoutLoader(`${site}/services`, { width: 1440, height: 320 });
      const card = (selector: string) => {
        const element = document.querySelector<HTMLElement>(selector);
        return {
          waits: element?.dataset.reveal ?? '',
          opacity: element && getComputedStyle(element).opacity,
        };
      };
      await asked(visitor, card, lastCard).toEqual({ waits: 'hidden', opacity: '0' });
      const steps = { selector: lastCard, shares: [0.1, 0.31] };
      expect(await visitor.evaluate(scrollIn, steps)).toEqual([
        { waits: true, fades: [] },
        { waits: false, fades: [{ delay: 0, duration: 600 }] },
      ]);
      await asked(visitor, card, lastCard).toEqual({ waits: '', opacity: '1' });
      expect(await visitor.complaints()).toEqual([]);
    });

    test('a provider’s widget from another origin shows its posts', async () => {
      await openWithoutLoader(`${variantHome}/gallery`);
      await started(visitor);
      await press(visitor, `${feed} button`);
      await asked(visitor, textIn, feed).toContain('Posts of my-feed, 6');
      expect(await visitor.complaints()).toEqual([]);
    });

    // The last one: what its service refuses, the browser complains about.
    test('the form shows errors at their fields, survives its service’s failure, and the message arrives', async () => {
      await openWithoutLoader(`${site}/contact`);
      await started(visitor);
      await press(visitor, 'form button[type=submit]');
      await asked(visitor, fieldErrors).toEqual({ email: true, message: true });
      const focused = () => {
        const element = document.activeElement ?? document.body;
        return [element.getAttribute('name'), getComputedStyle(element).outlineStyle];
      };
      await asked(visitor, focused).toEqual(['email', 'solid']);
      const typed = { ...person, message: newMessage() };
      await visitor.type('[name=fullName]', typed.fullName);
      await visitor.type('[name=email]', 'not an address');
      await visitor.type('[name=message]', typed.message);
      await press(visitor, 'form button[type=submit]');
      await asked(visitor, fieldErrors).toEqual({ email: true });
      expect(inInbox(typed.message)).toEqual([]);
      await visitor.evaluate(() =>
        document.querySelector<HTMLInputElement>('[name=email]')?.select(),
      );
      await visitor.type('[name=email]', typed.email);
      const setFault = (cookie: string, fault: string) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every engine.
        document.cookie = `${cookie}=${fault}`;
      };
      await visitor.evaluate(setFault, faultCookie, 'html-500');
      await press(visitor, 'form button[type=submit]');
      await asked(visitor, textIn, 'form section').toContain(form.notice.title);
      await asked(visitor, isOnTop, `form section ${phoneLink}`).toBe(true);
      const values = () =>
        Object.fromEntries(new FormData(document.querySelector('form') ?? undefined).entries());
      expect(await visitor.evaluate(values)).toEqual(typed);
      expect(inInbox(typed.message)).toEqual([]);
      await visitor.evaluate(setFault, faultCookie, '');
      await press(visitor, 'form button[type=submit]');
      await asked(visitor, textIn, 'main').toContain(form.success);
      expect(inInbox(typed.message)).toMatchObject([{ fields: typed }]);
    });
  });
}
