import { expect, type Page, test } from '@playwright/test';
import { lastService, testimonials } from './content';
import { isCrossFading, isStill, scrollIn } from './in-page';
import { openWithoutLoader, settled } from './routes';

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

test('the grid of services fades in once on entry, on a load as on a route change', async ({
  page,
}) => {
  await page.addInitScript((card) => {
    const entries: object[] = [];
    Object.assign(window, { entries });
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.querySelector(`:scope > ${card}`)) return;
      for (const { effect } of target.getAnimations() as Animation[]) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { delay, duration } = effect.getComputedTiming();
        entries.push({
          delay,
          duration: Number(duration),
          from: effect.getKeyframes()[0]?.opacity,
        });
      }
    });
  }, lastCard);
  const entries = () => page.evaluate(() => (window as unknown as { entries: object[] }).entries);
  // From an opacity that counts as painted, for the largest contentful paint.
  const entry = { delay: 600, duration: 600, from: '0.01' };
  await openWithoutLoader(page, '/services');
  await settled(page);
  await expect.poll(entries).toEqual([entry]);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect.poll(entries).toEqual([entry, entry]);
});

test('what is in the window at the start is never hidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { everHidden: [] });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target as Element;
        if (element.getBoundingClientRect().top < innerHeight) {
          (window as unknown as { everHidden: string[] }).everHidden.push(element.id);
        }
      }
    }).observe(document, { attributeFilter: ['data-reveal'], subtree: true });
  });
  await openServices(page);
  await expect(page.locator(hidden).first()).toBeAttached();
  expect(
    await page.evaluate(() => (window as unknown as { everHidden: string[] }).everHidden),
  ).toEqual([]);
});

test('a leap shows the card at once', async ({ page }) => {
  await openServices(page);
  await expect(page.locator(lastCard + hidden)).toHaveCount(1);
  // The whole grid's entry is another fade.
  await page.waitForFunction(isStill);
  const fades = await cardOf(page).evaluate(async (card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return card.getAnimations().length;
  });
  expect(fades).toBe(0);
  expect(await opacityOf(page)).toBe(1);
});

test('a fragment lands on a visible card, from outside and from the home page', async ({
  page,
}) => {
  await openServices(page, `/services#${id}`);
  await settled(page);
  expect(await opacityOf(page)).toBe(1);
  await expect(cardOf(page)).toBeInViewport();
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const fading: string[] = [];
    Object.assign(window, { fading });
    Element.prototype.animate = function (...given) {
      fading.push(this.id);
      return animate.apply(this, given);
    };
  });
  await page.locator(`a[href="/services#${id}"]`).click();
  await expect(page).toHaveURL(`/services#${id}`);
  await expect(cardOf(page)).toBeInViewport();
  // The cards are watched from the end of the cross-fade on.
  await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
  await settled(page);
  expect(await opacityOf(page)).toBe(1);
  const fading = () => page.evaluate(() => (window as unknown as { fading: string[] }).fading);
  expect(await fading()).not.toContain(id);
});

/** Words as a text fragment has them, where a hyphen would be a sign of its own. */
const directive = (words: string) => encodeURIComponent(words).replaceAll('-', '%2D');

test('a text fragment lands on visible text', async ({ page }) => {
  const line = description[0] ?? '';
  // Below its title, because the same line may stand on another card too.
  await openServices(page, `/services#:~:text=${directive(title)}-,${directive(line)}`);
  await settled(page);
  await expect(cardOf(page).getByText(line, { exact: true })).toBeInViewport();
  expect(await opacityOf(page)).toBe(1);
});

test('testimonials fade in once only, at 0.4', async ({ page }) => {
  test.skip(testimonials.length === 0, 'The owner shows no testimonials.');
  await page.setViewportSize({ width: 1440, height: 700 });
  await openWithoutLoader(page, '/gallery');
  await expect(page.getByRole('figure').last()).toHaveAttribute('data-reveal', 'hidden');
  const steps = { selector: 'figure:last-of-type', shares: [0.06, 0.35, 0.45, -0.5, 0.2] };
  const seen = await page.evaluate(scrollIn, steps);
  expect(seen.map(({ waits }) => waits)).toEqual([true, true, false, false, false]);
  expect(seen[2]?.fades).toEqual([{ delay: 0, duration: 600 }]);
});

test('nothing is hidden on paper or with reduced motion', async ({ page }) => {
  await openServices(page);
  await expect(page.locator(hidden).first()).toBeAttached();
  // Held fast: paper is laid out anew, and what is then in the window is shown meanwhile.
  const waiting = await page.locator(hidden).elementHandles();
  await page.emulateMedia({ media: 'print' });
  const opacities = () =>
    page.evaluate(
      (nodes) => nodes.map((node) => getComputedStyle(node as Element).opacity),
      waiting,
    );
  await expect.poll(opacities).toEqual(waiting.map(() => '1'));
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  await settled(page);
  for (const element of await page.locator(hidden).all()) {
    expect(await element.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  }
});
