import { expect, type Page, test } from '@playwright/test';
import { scrollIn } from './in-page';
import { openWithoutLoader, settled } from './routes';

const card = (page: Page, id: string) => page.locator(`#${id}`);
const hidden = '[data-reveal=hidden]';

function opacityOf(page: Page, id: string) {
  return card(page, id).evaluate((element) => Number(getComputedStyle(element).opacity));
}

/** Waits until script has run and what lies below the window has been reported. */
async function openServices(page: Page, path = '/services') {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openWithoutLoader(page, path);
}

test('cards below the window fade in for 0.6 s after 0.6 s, each time', async ({ page }) => {
  await openServices(page);
  for (let round = 0; round < 2; round++) {
    await expect(page.locator(`#caulking${hidden}`)).toHaveCount(1);
    // Two steps, as a finger scrolls: first a little of the card, then more than 0.3 of it.
    const steps = { selector: '#caulking', shares: [0.06, 0.35] };
    const fade = { delay: 600, duration: 600 };
    expect(await page.evaluate(scrollIn, steps)).toEqual([
      { waits: true, fades: [] },
      { waits: false, fades: [fade, fade] },
    ]);
    await expect.poll(() => opacityOf(page, 'caulking')).toBe(1);
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
  await expect(page.locator(`#caulking${hidden}`)).toHaveCount(1);
  expect(await page.evaluate(scrollIn, { selector: '#caulking', shares: [1] })).toEqual([
    { waits: false, fades: [] },
  ]);
  expect(await opacityOf(page, 'caulking')).toBe(1);
});

test('a fragment lands on a visible card, from outside and from the home page', async ({
  page,
}) => {
  await openServices(page, '/services#caulking');
  await settled(page);
  expect(await opacityOf(page, 'caulking')).toBe(1);
  await expect(card(page, 'caulking')).toBeInViewport();
  await page.goto('/');
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const fading: string[] = [];
    Object.assign(window, { fading });
    Element.prototype.animate = function (...given) {
      fading.push(this.id);
      return animate.apply(this, given);
    };
  });
  await page.getByRole('link', { name: 'Fly Screens' }).click();
  await expect(page).toHaveURL('/services#fly-screens');
  await expect(card(page, 'fly-screens')).toBeInViewport();
  await expect.poll(() => opacityOf(page, 'fly-screens')).toBe(1);
  // Else the card could have been waited for.
  const fading = () => page.evaluate(() => (window as unknown as { fading: string[] }).fading);
  expect(await fading()).not.toContain('fly-screens');
});

test('a text fragment lands on visible text', async ({ page }) => {
  await openServices(page, '/services#:~:text=Storm%20and%20patio%20doors');
  await settled(page);
  await expect(page.getByText('Storm and patio doors')).toBeInViewport();
  expect(await opacityOf(page, 'installations')).toBe(1);
});

test('headings and testimonials fade in once only, at 0.4', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openWithoutLoader(page, '/gallery');
  const quote = page.getByRole('figure').filter({ hasText: 'Barrie' });
  await expect(quote).toHaveAttribute('data-reveal', 'hidden');
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
