import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { openWithoutLoader, settled, stopClock } from './routes';

const overlay = '[data-loader-overlay]';

/** The timing of the CSS animations on an element, in milliseconds. */
function timings(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
      return { delay, duration: Number(duration) };
    }),
  );
}

/** Sets every running CSS animation of the page to one moment after the page began. */
function seek(page: Page, milliseconds: number) {
  return page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

function looksOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { visibility, display, opacity } = getComputedStyle(element);
    return { top, bottom, visibility, display, opacity: Number(opacity) };
  });
}

/** What CSS times stands still at its beginning, however slow the machine, until the test moves it. */
async function holdAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/**
 * Opens a session's first page with its timers and animations standing still: what they do comes when
 * the test says.
 */
async function openOnStoppedClock(page: Page, path: string) {
  await holdAnimations(page);
  await page.clock.install();
  await stopClock(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** The loader's marks on <html>; whether React has the page by now is none of them. */
const marks = (page: Page) =>
  page.evaluate(() => {
    const { awake: _, ...marks } = document.documentElement.dataset;
    return marks;
  });

/** The kind, which the file's name ends with, and not the owner's name for it. */
const unlitPicture = /-\w+Unlit-\d+\.\w+\.avif$/;
function watchForUnlit(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (unlitPicture.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test.describe('on the first visit', () => {
  test('the loader covers the window for 2500 ms with the business’s mark, slides up, and the lights come on', async ({
    page,
  }) => {
    const requested = watchForUnlit(page);
    await openOnStoppedClock(page, '/');

    await test.step('the hero fades in by parts once the loader has gone', async () => {
      const parts = ['p:has(+ h1)', 'h1', 'h1 + p', 'h1 + p + div'];
      for (const [index, part] of parts.entries()) {
        expect
          .soft(await timings(page, part), part)
          .toEqual([{ delay: 2500 + 300 + index * 300, duration: 1000 }]);
      }
    });

    await test.step('it is decoration for assistive technology', async () => {
      await expect.soft(page.locator(overlay)).toHaveAttribute('aria-hidden', 'true');
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('its mark is the business’s own, and whole when one may pass', async () => {
      // Each copy has ids of its own.
      const drawn = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((svg) => svg.outerHTML.replace(/loader__|logo__/g, ''));
      const mark = `${overlay} svg`;
      expect.soft(await drawn(mark)).toBe(await drawn('header svg'));
      const coverOf = () => page.locator(mark).evaluate((svg) => getComputedStyle(svg).clipPath);
      await seek(page, 0);
      expect.soft(await coverOf()).toBe('inset(100% 0px 0px)');
      await seek(page, 1400);
      expect.soft(await coverOf()).toBe('none');
    });

    // By the style sheet alone: every timer stands still.
    await test.step('it covers the window for 2500 ms and then slides up', async () => {
      expect.soft(await timings(page, overlay)).toEqual([{ delay: 2500, duration: 700 }]);
      await seek(page, 2499);
      expect.soft(await looksOf(page, overlay)).toMatchObject({ top: 0, visibility: 'visible' });
      await seek(page, 2800);
      expect.soft((await looksOf(page, overlay)).bottom).toBeLessThan(450);
      await seek(page, 3200);
      expect.soft(await looksOf(page, overlay)).toMatchObject({ visibility: 'hidden' });
    });

    await test.step('the lights come on over 1.2 s as it lifts', async () => {
      const isThere = () =>
        page.locator('[data-unlit]').evaluate((image: HTMLImageElement) => image.complete);
      await expect.poll(isThere).toBe(true);
      await page.clock.fastForward(2500);
      await expect(page.locator('html')).toHaveAttribute('data-lights');
      expect(requested).toHaveLength(1);
      expect((await timings(page, '[data-unlit]'))[0]).toMatchObject({ duration: 1200 });
    });
  });

  test('nothing behind it takes focus or scrolls, and script cleans up when the last words are there', async ({
    page,
  }) => {
    await openOnStoppedClock(page, '/contact');
    for (const key of ['Tab', 'Tab', 'PageDown', 'End', ' ']) await page.keyboard.press(key);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    const focused = await page.evaluate(() => {
      document.querySelector('a')?.focus();
      return document.activeElement?.tagName;
    });
    expect.soft(focused).toBe('BODY');
    // Nothing tells that the page will not scroll: it gets time enough to.
    await page.waitForTimeout(300);
    expect.soft(await page.evaluate(() => scrollY)).toBe(0);

    // A page of its own: there a key has asked the loader to pass.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await marks(page)).toEqual({ loader: 'on' });
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      new MutationObserver((records) => {
        for (const _ of records) states.push(document.documentElement.dataset.loader ?? 'none');
      }).observe(document.documentElement, { attributeFilter: ['data-loader'] });
    });
    for (const [milliseconds, expected] of [
      [2499, { loader: 'on' }],
      [1, { loader: 'lifts' }],
      // Its slide stands still, which else ends it: it waits a second longer than that takes.
      [1699, { loader: 'lifts' }],
      [1, { loader: 'gone' }],
      [2299, { loader: 'gone' }],
      [1, {}],
    ] as const) {
      await page.clock.fastForward(milliseconds);
      expect(await marks(page)).toEqual(expected);
    }
    // With the overlay its slide is taken away too, which must not begin the end anew.
    await page.evaluate(() => document.getAnimations().length);
    expect(await page.evaluate(() => (window as unknown as { states: string[] }).states)).toEqual([
      'lifts',
      'gone',
      'none',
    ]);
  });

  test('an impatient visitor may pass, but not before the logo was seen', async ({ page }) => {
    await openOnStoppedClock(page, '/contact');
    await page.keyboard.press('a');
    await page.clock.fastForward(1399);
    expect(await marks(page)).toEqual({ loader: 'on' });
    await page.clock.fastForward(1);
    await expect(page.locator('html')).toHaveAttribute('data-loader', 'lifts');
    expect(await timings(page, overlay)).toEqual([{ delay: 1400, duration: 700 }]);
    // What the visitor does meanwhile does not hold it up.
    await page.keyboard.press('a');
    await page.clock.fastForward(100);
    expect(await timings(page, overlay)).toEqual([{ delay: 1400, duration: 700 }]);
    // However late the slide: it is not cut short, and nothing waits when it has ended.
    await page.clock.fastForward(1599);
    expect(await marks(page)).toEqual({ loader: 'lifts' });
    await page.locator(overlay).evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(page.locator('html')).toHaveAttribute('data-loader', 'gone');
  });

  test('the lights stay on when the unlit picture is late', async ({ page }) => {
    await page.route(unlitPicture, () => {});
    await openOnStoppedClock(page, '/');
    await page.clock.fastForward(2500);
    await expect(page.locator('html')).toHaveAttribute('data-loader', 'lifts');
    await expect(page.locator('html')).not.toHaveAttribute('data-lights');
    expect(await looksOf(page, '[data-unlit]')).toMatchObject({ opacity: 0 });
  });

  test('with reduced motion it goes without sliding, and the lights are on from the start', async ({
    page,
  }) => {
    const requested = watchForUnlit(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openOnStoppedClock(page, '/');
    await seek(page, 2499);
    expect.soft(await looksOf(page, overlay)).toMatchObject({ top: 0, visibility: 'visible' });
    await seek(page, 2500);
    expect.soft(await looksOf(page, overlay)).toMatchObject({ top: 0, visibility: 'hidden' });
    expect.soft(await looksOf(page, 'h1')).toMatchObject({ opacity: 1 });
    await page.clock.resume();
    await settled(page);
    expect(requested).toEqual([]);
  });
});

test.describe('later in the session', () => {
  // The picture's page, and one of plain words.
  for (const path of ['/', '/contact']) {
    test(`${path} shows no frame of it`, async ({ page }) => {
      await openWithoutLoader(page, '/robots.txt');
      const session = await page.context().newCDPSession(page);
      const frames: Buffer[] = [];
      session.on('Page.screencastFrame', ({ data, sessionId }) => {
        frames.push(Buffer.from(data, 'base64'));
        session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      });
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const sample = () => {
          const element = document.querySelector('[data-loader-overlay]');
          if (element) seen.push(getComputedStyle(element).display);
          if (seen.length < 40) requestAnimationFrame(sample);
        };
        sample();
      });
      await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
      await page.goto(path);
      const seen = await page.evaluate(async () => {
        const { seen } = window as unknown as { seen: string[] };
        while (seen.length < 40) await new Promise(requestAnimationFrame);
        return seen;
      });
      await expect.poll(() => frames.length).toBeGreaterThan(0);
      await session.send('Page.stopScreencast');
      expect(new Set(seen)).toEqual(new Set(['none']));
      // The amber sill along the overlay's lower edge is in no frame.
      for (const frame of frames) {
        const image = sharp(frame);
        const { width = 0, height = 0 } = await image.metadata();
        const edge = await image.extract({ left: 0, top: height - 3, width, height: 2 }).stats();
        const [red, , blue] = edge.channels;
        expect((red?.mean ?? 0) - (blue?.mean ?? 0)).toBeLessThan(60);
      }
    });
  }

  test('the hero begins at once, from an opacity that counts as painted, with its lights on', async ({
    page,
  }) => {
    const requested = watchForUnlit(page);
    await holdAnimations(page);
    await openWithoutLoader(page, '/');
    expect.soft(await timings(page, 'h1')).toEqual([{ delay: 600, duration: 1000 }]);
    await seek(page, 0);
    expect.soft((await looksOf(page, 'h1')).opacity).toBeCloseTo(0.01);
    await seek(page, 1600);
    expect.soft((await looksOf(page, 'h1')).opacity).toBe(1);
    await settled(page);
    expect(requested).toEqual([]);
  });
});
