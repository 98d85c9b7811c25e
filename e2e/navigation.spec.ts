import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content, headings, site } from './content';
import { watchCrossFades } from './cross-fade';
import { isCrossFading } from './in-page';
import { openWithoutLoader, settled, watchForErrors } from './routes';

/** Home's link to the services page. */
const toServices = (page: Page) =>
  page.getByRole('link', { name: content.home.services.more, exact: true });

test('a route change cross-fades to the top of the next page in the same document and announces its title; Back and Forward restore the place', async ({
  page,
}) => {
  const expectNoErrors = watchForErrors(page);
  await page.clock.setFixedTime('2031-01-02T12:00:00');
  await openWithoutLoader(page, '/');
  await settled(page);

  await test.step('the year is the visitor’s, not the build’s', async () => {
    await expect.soft(page.getByText(`© 2031 ${site.name}`)).toBeVisible();
  });

  await page.evaluate(() => Object.assign(window, { bar: document.querySelector('header') }));
  const { parts } = await watchCrossFades(page);
  await toServices(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await toServices(page).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/services']);
  expect.soft(await page.evaluate(() => scrollY)).toBe(0);
  const isSameBar = () =>
    page.evaluate(
      () => (window as unknown as { bar: unknown }).bar === document.querySelector('header'),
    );
  expect.soft(await isSameBar()).toBe(true);

  await test.step('the page cross-fades while the bar stands still', async () => {
    await expect.soft.poll(parts).toContainEqual(expect.stringMatching(/view-transition.* 250/));
    const moving = (await parts()).filter((name) => name.includes('group(bar)'));
    expect.soft(moving).toEqual([]);
  });

  const announced = () =>
    page.evaluate(
      () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '',
    );
  await test.step('the title is announced', async () => {
    await expect.soft.poll(announced).toContain(content.servicesPage.title);
  });

  await test.step('Back and Forward restore the place', async () => {
    // As a person would, after the cross-fade: until it ends React holds the next change back.
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(headings['/']);
    // It was seen already, and does not fade in again.
    expect.soft(await title.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
    await page.goForward();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
  });

  await test.step('so is that of a page that was not fetched ahead, and no moment is without one; the focus leaves the footer', async () => {
    await page.evaluate(() => {
      const noted: string[] = [];
      new MutationObserver(() => noted.push(document.title)).observe(document.head, {
        childList: true,
      });
      Object.assign(window, { noted });
    });
    const toContact = page.locator('footer a[href="/contact"]').first();
    await toContact.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect.soft.poll(announced).toBe(content.contact.title);
    const titles = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
    expect.soft(titles).toContain(content.contact.title);
    expect.soft(titles).not.toContain('');
    await expect.soft(page.getByRole('main')).toBeFocused();
    expect.soft(await page.evaluate(() => scrollY)).toBe(0);
  });
  expectNoErrors();
});

test('the bar stands above the new page to the last frame of the cross-fade', async ({ page }) => {
  await openWithoutLoader(page, '/services');
  await settled(page);
  const { parts, release } = await watchCrossFades(page, { holds: true });
  const bar = page.getByRole('banner');
  await bar.getByRole('link').first().click();
  await expect.poll(parts).not.toEqual([]);
  const clip = (await bar.boundingBox()) ?? undefined;
  const atTheEnd = await page.screenshot({ clip });
  await release();
  await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
  expect(await isAlike(atTheEnd, await page.screenshot({ clip }))).toBe(true);
});

/** Whether two pictures of the same place show the same, but for the finest differences of their making. */
async function isAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()));
  return a?.every((value, at) => Math.abs(value - (b?.[at] ?? 0)) < 24) ?? false;
}
