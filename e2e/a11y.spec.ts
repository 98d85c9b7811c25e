import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { field, fillIn, notice, openContact, sendButton, sent, withFault } from './contact-page';
import { expectSentence } from './feed-page';
import { everyPage, openWithoutLoader } from './routes';

// Nothing fades or waits to be scrolled to, so that every colour is what it stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every rule that axe has, best practice and AAA contrast included, finds nothing. */
async function expectNothingFound(page: Page, state: string) {
  // Colours are judged at rest, not halfway through a transition.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline }) => timeline !== document.timeline || playState !== 'running',
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect.soft(found, state).toEqual([]);
}

const looks = {
  'as most people see it': {},
  'in forced colours': { forcedColors: 'active' },
  'for a dark scheme': { colorScheme: 'dark' },
} as const;

for (const [look, media] of Object.entries(looks)) {
  test.describe(`axe finds nothing ${look}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia(media));

    for (const path of everyPage) {
      test(`on ${path}`, async ({ page }) => {
        await openWithoutLoader(page, path);
        await expectNothingFound(page, path);
      });
    }

    test('in the form’s errors, its notice and its thanks', async ({ page }) => {
      await openContact(page);
      await sendButton(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await expectNothingFound(page, 'errors');
      await fillIn(page);
      await withFault(page, 'EMPTY');
      await sendButton(page).click();
      await expect(notice(page)).toBeFocused();
      await expectNothingFound(page, 'notice');
      await withFault(page, undefined);
      await sendButton(page).click();
      await expect(page.getByText(sent)).toBeFocused();
      await expectNothingFound(page, 'thanks');
    });

    test('with the menu open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openWithoutLoader(page, '/services');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await expectNothingFound(page, 'menu');
    });

    test('when the feed has failed', async ({ page }) => {
      await page.route('**/media/sample-feed.*', (route) => route.abort());
      await openWithoutLoader(page, '/gallery');
      await expectSentence(page);
      await expectNothingFound(page, 'failed feed');
    });

    test('while the loader is on', async ({ page }) => {
      await page.emulateMedia({ ...media, reducedMotion: 'no-preference' });
      // The loader leaves by timers and by its animation: both stand still. The words that wait under
      // it are judged as they will be, because axe cannot tell that they are covered.
      await page.clock.install();
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('[data-loader-overlay]').waitFor();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          const { target } = animation.effect as KeyframeEffect;
          if (target?.closest('[data-loader-overlay]')) animation.pause();
          else animation.finish();
        }
      });
      await expectNothingFound(page, 'loader');
      await expect(page.locator('[data-loader-overlay]')).toBeInViewport({ ratio: 1 });
    });
  });
}

/** Whether the focused element is in view, clear of the bar, and ringed. */
function focusIsShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.textContent || element.id;
    const isRinged = [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('header');
    const isFree = element.closest('header, [data-skip-link]');
    const start = isFree ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    if (bottom <= start || top >= innerHeight) return `${name} is out of view`;
    return isRinged ? 'shown' : `${name} has no ring`;
  });
}

for (const path of everyPage) {
  test(`whatever can be pressed on ${path} measures at least 44 pixels`, async ({ page }) => {
    await openWithoutLoader(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, textarea')]
        .filter((element) => element.checkVisibility() && !element.matches('[data-skip-link]'))
        // A card's link reaches over the whole card.
        .map((element) => ({ element, area: element.closest('li[id]') ?? element }))
        .map(({ element, area }) => ({ element, box: area.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ element, box }) => `${element.textContent}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  });

  test(`the keyboard reaches everything on ${path} in order, and shows where it is`, async ({
    page,
  }) => {
    await openWithoutLoader(page, path);
    const expected = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    const seen: string[] = [];
    for (let step = 0; step < expected; step++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusIsShown(page), `stop ${step + 1}`).toBe('shown');
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(seen[0]).toBe('Skip to content');
    expect(seen).toHaveLength(expected);
  });
}

test('the skip link leads past the bar', async ({ page }) => {
  await openWithoutLoader(page, '/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('enlarged', () => {
  // The test's own style sheet stands in for a visitor's, which no page's policy binds.
  test.use({ bypassCSP: true });

  for (const path of everyPage) {
    test(`${path} keeps its words at 400 % zoom and with wide text spacing`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await openWithoutLoader(page, path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      });
      const lost = await page.evaluate(() => {
        const isClipped = (element: Element) => {
          const { overflow, textOverflow } = getComputedStyle(element);
          const cuts = overflow !== 'visible' || textOverflow === 'ellipsis';
          return (
            cuts &&
            (element.scrollWidth > element.clientWidth + 1 ||
              element.scrollHeight > element.clientHeight + 1)
          );
        };
        const outside = [...document.querySelectorAll('main *, footer *, header *')].filter(
          (element) => {
            const box = element.getBoundingClientRect();
            const hasWords = [...element.childNodes].some(
              (node) => node.nodeType === 3 && node.textContent?.trim(),
            );
            return (
              hasWords &&
              element.checkVisibility() &&
              !element.closest('.visually-hidden') &&
              (box.right > innerWidth + 1 || box.left < -1)
            );
          },
        );
        const clipped = [...document.querySelectorAll('main *, footer *, header *')].filter(
          (element) =>
            element.tagName !== 'TEXTAREA' &&
            !element.closest('.visually-hidden, [popover], [data-squares]') &&
            isClipped(element),
        );
        return [...outside, ...clipped].map((element) => element.textContent);
      });
      expect(lost).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
