import { expect, type Page, test } from '@playwright/test';
import { lastService, testimonials } from './content';
import { isCrossFading, isStill, scrollIn } from './in-page';
import { hydrated, openWithoutLoader, settled } from './routes';

const { id, title, description } = lastService;
/** An id may begin with a digit, which `#` does not allow. */
const lastCard = `[id="${id}"]`;
const cardOf = (page: Page) => page.locator(lastCard);
const hidden = '[data-reveal=hidden]';

/** The card's, as it is seen: its own times that of all it stands in. */
function opacityOf(page: Page) {
  return cardOf(page).evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
}

/** In a window so low that even a single row of cards lies below it. */
async function openServices(page: Page, path = '/services') {
  await page.setViewportSize({ width: 1440, height: 320 });
  await openWithoutLoader(page, path);
}

interface Seen {
  /** The entries of the grid that the card stands in. */
  entries: object[];
  /** What was hidden or shown in the window. */
  changedInView: string[];
  /** What script made move. */
  moved: string[];
}

/** Records from the page's first moment on what is said of it; the result gives what was seen so far. */
async function watch(page: Page) {
  await page.addInitScript((card) => {
    const seen: Seen = { entries: [], changedInView: [], moved: [] };
    Object.assign(window, { seen });
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.querySelector(`:scope > ${card}`)) return;
      for (const { effect } of target.getAnimations() as Animation[]) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { delay, duration } = effect.getComputedTiming();
        const from = effect.getKeyframes()[0]?.opacity;
        seen.entries.push({ delay, duration: Number(duration), from });
      }
    });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target as Element;
        if (element.getBoundingClientRect().top < innerHeight) {
          seen.changedInView.push(element.id);
        }
      }
    }).observe(document, { attributeFilter: ['data-reveal'], subtree: true });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      seen.moved.push(this.id);
      return animate.apply(this, given);
    };
  }, lastCard);
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

test('the services fade in once on entry, hide nothing that is seen, and are there at once for whoever leaps', async ({
  page,
}) => {
  const seen = await watch(page);
  const entries = async () => (await seen()).entries;
  // From an opacity that counts as painted, for the largest contentful paint.
  const entry = { delay: 600, duration: 600, from: '0.01' };
  await openServices(page);

  await test.step('the grid fades in once', async () => {
    await expect.poll(entries).toEqual([entry]);
    await page.waitForFunction(isStill);
  });

  await test.step('what is in the window at the start is never hidden', async () => {
    await expect(page.locator(lastCard + hidden)).toHaveCount(1);
    expect.soft((await seen()).changedInView).toEqual([]);
  });

  await test.step('nothing is hidden with reduced motion or on paper', async () => {
    // Held fast: paper is laid out anew, and what is then in the window is shown meanwhile.
    const waiting = await page.locator(hidden).elementHandles();
    const opacities = () =>
      page.evaluate(
        (nodes) => nodes.map((node) => getComputedStyle(node as Element).opacity),
        waiting,
      );
    expect.soft(await opacities()).toEqual(waiting.map(() => '0'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.soft.poll(opacities).toEqual(waiting.map(() => '1'));
    await page.emulateMedia({ media: 'print', reducedMotion: null });
    await expect.soft.poll(opacities).toEqual(waiting.map(() => '1'));
    await page.emulateMedia({ media: null });
  });

  await test.step('a leap shows the card at once', async () => {
    await expect(page.locator(lastCard + hidden)).toHaveCount(1);
    await page.waitForFunction(isStill);
    const fades = await cardOf(page).evaluate(async (card) => {
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return card.getAnimations().length;
    });
    expect.soft(fades).toBe(0);
    expect.soft(await opacityOf(page)).toBe(1);
  });

  const walkHome = async () => {
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    // As a person would, after the cross-fade: until it ends React holds the next change back.
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
  };
  await test.step('the grid fades in once more after a route change, but not for Back', async () => {
    // Motion that is wanted again, as above, lets the grid fade in as well.
    const before = (await entries()).length;
    const since = async () => (await entries()).slice(before);
    await walkHome();
    await page.locator('header a[href="/services"]').first().click();
    await expect.poll(since).toEqual([entry]);
    await walkHome();
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await page.waitForFunction(isStill);
    expect(await since()).toEqual([entry]);
  });

  await test.step('a fragment from the home page lands on a visible card', async () => {
    await walkHome();
    const before = (await seen()).moved.length;
    await page.locator(`a[href="/services#${id}"]`).click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expect(cardOf(page)).toBeInViewport();
    // The cards are watched from the end of the cross-fade on.
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
    await settled(page);
    expect(await opacityOf(page)).toBe(1);
    expect((await seen()).moved.slice(before)).not.toContain(id);
  });
});

/** Words as a text fragment has them, where a hyphen would be a sign of its own. */
const directive = (words: string) => encodeURIComponent(words).replaceAll('-', '%2D');

test('from outside, a fragment and a text fragment land on what is visible', async ({ page }) => {
  const line = description[0] ?? '';
  const seen = await watch(page);
  await openServices(page, `/services#${id}`);
  await settled(page);
  await expect(cardOf(page)).toBeInViewport();
  expect.soft(await opacityOf(page)).toBe(1);
  expect.soft((await seen()).moved).not.toContain(id);

  // The next is a document of its own.
  await page.goto('about:blank');
  // Below its title, because the same line may stand on another card too.
  await openServices(page, `/services#:~:text=${directive(title)}-,${directive(line)}`);
  await settled(page);
  await page.waitForFunction(isStill);
  await expect(cardOf(page).getByText(line, { exact: true })).toBeInViewport();
  expect(await opacityOf(page)).toBe(1);
});

test('testimonials fade in once only, at 0.4', async ({ page }) => {
  test.skip(testimonials.length === 0, 'The owner shows no testimonials.');
  await page.setViewportSize({ width: 1440, height: 700 });
  await openWithoutLoader(page, '/gallery');
  await hydrated(page);
  // What shows a card after a while whatever its share (watch-reveal.test.ts) would do so here too on
  // a machine that stands still in between.
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number, ...given: []) =>
        ms === 700 ? 0 : setTimeout(act, ms, ...given),
    });
  });
  await expect(page.getByRole('figure').last()).toHaveAttribute('data-reveal', 'hidden');
  const steps = { selector: 'figure:last-of-type', shares: [0.06, 0.35, 0.45, -0.5, 0.2] };
  const seen = await page.evaluate(scrollIn, steps);
  expect(seen.map(({ waits }) => waits)).toEqual([true, true, false, false, false]);
  expect(seen[2]?.fades).toEqual([{ delay: 0, duration: 600 }]);
});
