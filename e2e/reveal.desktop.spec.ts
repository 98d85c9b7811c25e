import { expect, type Page, test } from '@playwright/test';
import { lastService, testimonials } from './content';
import { isCrossFading, scrollIn } from './in-page';
import { openWithoutLoader, settled } from './routes';

const { id, title, description } = lastService;
/** An id may begin with a digit, which `#` does not allow. */
const lastCard = `[id="${id}"]`;
const cardOf = (page: Page) => page.locator(lastCard);
const hidden = '[data-reveal=hidden]';

function opacityOf(page: Page) {
  return cardOf(page).evaluate((element) => Number(getComputedStyle(element).opacity));
}

/** In a window so low that even a single row of cards lies below it. */
async function openServices(page: Page, path = '/services') {
  await page.setViewportSize({ width: 1440, height: 320 });
  await openWithoutLoader(page, path);
}

test('cards below the window fade in for 0.6 s after 0.6 s, each time', async ({ page }) => {
  await openServices(page);
  for (let round = 0; round < 2; round++) {
    await expect(page.locator(lastCard + hidden)).toHaveCount(1);
    // Two steps, as a finger scrolls: first a little of the card, then more than 0.3 of it.
    const steps = { selector: lastCard, shares: [0.06, 0.35] };
    const fade = { delay: 600, duration: 600 };
    expect(await page.evaluate(scrollIn, steps)).toEqual([
      { waits: true, fades: [] },
      { waits: false, fades: [fade, fade] },
    ]);
    await expect.poll(() => opacityOf(page)).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
  }
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
  expect(await page.evaluate(scrollIn, { selector: lastCard, shares: [1] })).toEqual([
    { waits: false, fades: [] },
  ]);
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

test('headings and testimonials fade in once only, at 0.4', async ({ page }) => {
  test.skip(testimonials.length === 0, 'The owner shows no testimonials.');
  await page.setViewportSize({ width: 1440, height: 700 });
  await openWithoutLoader(page, '/gallery');
  await expect(page.getByRole('figure').last()).toHaveAttribute('data-reveal', 'hidden');
  const steps = { selector: 'figure:last-of-type', shares: [0.06, 0.35, 0.45, -0.5] };
  const seen = await page.evaluate(scrollIn, steps);
  expect(seen.map(({ waits }) => waits)).toEqual([true, true, false, false]);
  const fade = { delay: 0, duration: 800 };
  expect(seen[2]?.fades).toEqual([fade, fade]);
});

test('nothing is hidden on paper or with reduced motion', async ({ page }) => {
  await openServices(page);
  await expect(page.locator(hidden).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const element of await page.locator(hidden).all()) {
    expect(await element.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  }
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  await settled(page);
  await expect(page.locator(hidden)).toHaveCount(0);
});
