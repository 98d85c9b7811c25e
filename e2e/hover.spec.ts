import { everyPage } from './helpers/fixture-site';
import { expect, test } from './helpers/test';

test('no style for hover stays after a tap: all are for devices that hover', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const found = { sticky: [] as string[], others: 0 };
      const visit = (rules: CSSRuleList, hovers = false) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
            if (hovers) found.others += 1;
            else found.sticky.push(rule.selectorText);
          }
          const isMedia = rule instanceof CSSMediaRule;
          if (rule instanceof CSSGroupingRule)
            visit(
              rule.cssRules,
              hovers || (isMedia && rule.conditionText.includes('hover: hover')),
            );
        }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules);
      return found;
    });
    expect(found, path).toEqual({ sticky: [], others: expect.any(Number) });
    expect(found.others, path).toBeGreaterThan(0);
  }
});

test('the name of an area and its mark on the map are highlighted together', async ({ page }) => {
  await page.goto('/');
  const name = page.locator('[data-area="0"]');
  const mark = page.locator('[data-mark="0"]');
  const expectHighlighted = async (value: string) => {
    for (const part of [name, mark]) await expect(part).toHaveCSS('--highlighted', value);
    await expect(page.locator('[data-mark="1"]')).toHaveCSS('--highlighted', '');
  };
  for (const part of [name, mark.locator('> :first-child')]) {
    await part.hover();
    await expectHighlighted('1');
    await page.mouse.move(0, 0);
    await expectHighlighted('');
  }
  await page.keyboard.press('Tab');
  await name.focus();
  await expectHighlighted('1');
});

test('the pictures beside a card with the focus are dimmed', async ({ page }) => {
  await page.goto('/services');
  await page.locator('#hardware a').focus();
  await expect(page.locator('#hardware img')).toHaveCSS('opacity', '1');
  await expect(page.locator('#caulking img')).toHaveCSS('opacity', '0.88');
});

const grids = [
  { path: '/', tiles: 'main li:has(a[href*="services#"])', otherwise: 0.976 },
  { path: '/services', tiles: 'main li[id]', otherwise: 0.976 },
  { path: '/gallery', tiles: '.social-feed-slot li', otherwise: 1 },
];
for (const { path, tiles, otherwise } of grids) {
  test(`the tile under the pointer is highlighted on ${path}, and the others are dimmed unless motion is reduced`, async ({
    page,
  }) => {
    await page.goto(path);
    const picture = (index: number) => page.locator(tiles).nth(index).locator('img');
    await page.locator(tiles).nth(1).locator('a').hover();
    await expect(picture(1)).toHaveCSS('opacity', '1');
    await expect(picture(0)).toHaveCSS('opacity', '0.8');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(picture(0)).toHaveCSS('opacity', String(otherwise));
    await expect(picture(1)).toHaveCSS('opacity', '1');
  });
}

/** What answers the pointer: a link, and the part that changes. */
const answers: [path: string, link: string, part?: string][] = [
  ['/', 'main > section a[href="/services"]'],
  ['/', '[data-area="1"]'],
  ['/', '[data-hero-call] a'],
  ['/services', 'header nav li:last-child a'],
  ['/services', 'header > a[href^="tel:"]'],
  ['/services', 'footer li a'],
  ['/contact', 'main dd a[href^="tel:"]'],
  ['/contact', 'button[type=submit]'],
  ['/no-such-page', 'main a[href="/"]'],
  ['/no-such-page', 'main a[href="/"]', 'main div:has(> svg)'],
];

test('what can be clicked answers the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, link, part = link] of answers) {
    await page.goto(path);
    const target = page.locator(link).first();
    const seen = page.locator(part).first();
    await target.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    // A picture behind the part may not be drawn yet.
    await page.evaluate(() =>
      Promise.all([...document.images].filter(({ complete }) => complete).map((it) => it.decode())),
    );
    const before = await seen.screenshot();
    expect((await seen.screenshot()).equals(before), `${path} ${part} stands still`).toBe(true);
    await target.hover();
    expect((await seen.screenshot()).equals(before), `${path} ${link}`).toBe(false);
  }
});
