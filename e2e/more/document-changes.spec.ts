import { changeDocument } from '../helpers/changes';
import { pages } from '../helpers/fixture-site';
import { skipLoader } from '../helpers/skip-loader';
import { expect, finishAnimations, type Page, scrollPosition, test } from '../helpers/test';

/*
 * Extensions, password managers and translators change the document at any time. React then logs that
 * the HTML is not what it expected; whatever it does, the page must work.
 */
test.use({ loaderSeen: false, expected: /Minified React error|hydrat/i });

/** Visits to each page, with five changes at each of five moments. `SEEDS=20 npx playwright test document-changes` makes more. */
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 1) }, (_, index) => index + 1);

/** The page scrolls, if it is higher than the window, takes text, tabs, opens its menu and leads on. */
async function expectUsable(page: Page, isMobile: boolean, hasForm: boolean) {
  const before = await scrollPosition(page);
  await page.mouse.move(180, 500);
  // The loader of a session's first page lets nothing scroll until it has gone.
  await expect(async () => {
    await page.mouse.wheel(0, before > 0 ? -30 : 30);
    const isHigher = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    if (isHigher) expect(await scrollPosition(page)).not.toBe(before);
  }).toPass();
  if (hasForm) {
    const field = page.locator('textarea[name=message]');
    await field.click();
    await page.keyboard.type('words');
    await expect(field).toHaveValue(/typed.*words/);
  }
  const focused = await page.evaluateHandle(() => document.activeElement);
  // Behind the loader the focus does not move either.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate((element) => document.activeElement !== element, focused)).toBe(
      true,
    );
  }).toPass();
  if (isMobile) {
    await page.locator('[popovertarget=menu]').tap();
    await expect(page.locator('#menu')).toBeVisible();
  }
  const links = page.locator(
    isMobile ? '#menu nav a' : 'header > nav a, header nav:not(#menu *) a',
  );
  const target = links.and(page.locator(':not([aria-current])')).filter({ visible: true }).first();
  const href = await target.getAttribute('href');
  await target.click();
  await expect(page).toHaveURL(href ?? '');
}

const targets = pages.flatMap(({ path }, index) => seeds.map((seed) => ({ path, index, seed })));
for (const { path, index, seed } of targets) {
  test(`${path} works after random changes of its document, seed ${seed}`, {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    // Half the visits open a session's first page, the others a later page.
    if ((seed + index + Number(isMobile)) % 2 === 0) await page.addInitScript(skipLoader);
    await page.addInitScript(changeDocument, { seed, count: 5 });
    await page.goto(path);
    const changeNow = (moment: string) =>
      page.evaluate(
        (name) => (window as never as { changeNow: (n: string) => string[] }).changeNow(name),
        moment,
      );
    await page.keyboard.press('Shift');
    await finishAnimations(page);
    const hasForm = path === '/contact';
    if (hasForm) {
      const field = page.locator('textarea[name=message]');
      // The loader takes the focus, and sometimes what is typed by a driver.
      await expect(async () => {
        await field.fill('typed before ');
        expect(await field.inputValue()).toBe('typed before ');
      }).toPass();
    }
    const parts = page.locator('form, [popovertarget=menu]');
    await expect(parts).toHaveCount(hasForm ? 2 : 1);
    for (const part of await parts.all())
      await part.dispatchEvent('pointerover', { bubbles: true });
    await changeNow('during hydration');
    await page.waitForLoadState('networkidle');
    const changes = await changeNow('after hydration');
    await test.step(changes.join('; '), () => expectUsable(page, isMobile, hasForm));
  });
}
