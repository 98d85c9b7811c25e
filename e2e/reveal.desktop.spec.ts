import { expect, type Page, test } from '@playwright/test';
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
  const caulking = card(page, 'caulking');
  for (let round = 0; round < 2; round++) {
    await expect(page.locator(`#caulking${hidden}`)).toHaveCount(1);
    // Two steps, as a finger scrolls: first a little of the card, then more than 0.3 of it.
    await scrollCardIn(page, 0.06);
    await expect(page.locator(`#caulking${hidden}`)).toHaveCount(1);
    await scrollCardIn(page, 0.35);
    await expect(page.locator(`#caulking${hidden}`)).toHaveCount(0);
    const timing = await caulking.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming()),
    );
    expect(timing.map((one) => [one?.delay, one?.duration])).toEqual([
      [600, 600],
      [600, 600],
    ]);
    await expect.poll(() => opacityOf(page, 'caulking')).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

/** Scrolls until the given share of the card is in the window, and waits for the observer. */
async function scrollCardIn(page: Page, share: number) {
  await page.evaluate((part) => {
    const { top, height } =
      document.querySelector('#caulking')?.getBoundingClientRect() ?? new DOMRect();
    scrollBy(0, top - innerHeight + height * part);
  }, share);
  await page.waitForTimeout(120);
}

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
  await page.evaluate(() => document.querySelector('#caulking')?.scrollIntoView());
  await expect.poll(() => opacityOf(page, 'caulking'), { timeout: 400 }).toBe(1);
});

test('a fragment lands on a visible card, from outside and from the home page', async ({
  page,
}) => {
  await openServices(page, '/services#caulking');
  await settled(page);
  expect(await opacityOf(page, 'caulking')).toBe(1);
  await expect(card(page, 'caulking')).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'Fly Screens' }).click();
  await expect(page).toHaveURL('/services#fly-screens');
  await expect(card(page, 'fly-screens')).toBeInViewport();
  await expect.poll(() => opacityOf(page, 'fly-screens'), { timeout: 500 }).toBe(1);
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
  const show = async (share: number) => {
    await quote.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy(0, top - innerHeight + height * part);
    }, share);
    await page.waitForTimeout(120);
  };
  await show(0.06);
  await show(0.35);
  await expect(quote).toHaveAttribute('data-reveal', 'hidden');
  await show(0.45);
  await expect(quote).not.toHaveAttribute('data-reveal');
  const durations = await quote.evaluate((element) =>
    element.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
  );
  expect(durations).toEqual([800, 800]);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
  await expect(quote).not.toHaveAttribute('data-reveal');
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
  await page.waitForTimeout(300);
  await expect(page.locator(hidden)).toHaveCount(0);
});
