import { expect, type Page, test } from './helpers/test';

/* The statistics question of e2e/fixtures/variant, at the foot of the window. */

test.describe('the statistics question', { tag: '@variant' }, () => {
  test.use({ expected: /plausible\.io/ });

  const question = (page: Page) => page.locator('[data-statistics]');
  const decline = (page: Page) => question(page).getByRole('button', { name: 'No' });
  const callBar = (page: Page) => page.locator('[data-call-bar]');
  /** The room that the page makes for it: empty until it knows its height. */
  const room = (page: Page) =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--question'));
  const scrollBy = (page: Page, top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

  test('is asked first, in a status region that was there before it', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const status = document.querySelector('[data-statistics] [role=status]');
        const foot = document.elementFromPoint(200, innerHeight - 5);
        const isSeen = foot?.closest('[data-statistics]') !== null;
        Object.assign(window, { before: [status?.checkVisibility(), status?.textContent, isSeen] });
      }),
    );
    await page.goto('services');
    await expect(question(page).getByRole('status')).toHaveText('May we count this visit?');
    expect(await page.evaluate('before')).toEqual([true, '', false]);
    for (const name of ['Jump to the words', 'Yes, count', 'No']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    // Its words are no answer.
    await question(page).getByRole('status').click();
    await decline(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('leaves visitors where they read when its size changes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('services');
    await expect(decline(page)).toBeVisible();
    await expect.poll(() => room(page)).toMatch(/^[1-9]/);
    const before = await room(page);
    // As by a click on its text.
    await page.getByRole('main').focus();
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    const top = await page.evaluate('scrollY');
    expect(top).toBeGreaterThan(600);
    await question(page).evaluate((element) => {
      element.style.height = '300px';
    });
    await expect.poll(() => room(page)).not.toBe(before);
    expect(await page.evaluate('scrollY')).toBe(top);
  });

  test('moves what already has the focus out of its way', async ({ page }) => {
    await page.goto('services');
    await expect.poll(() => room(page)).toMatch(/^[1-9]/);
    // A visitor was quicker than the page.
    await question(page).evaluate((element) => {
      element.style.display = 'none';
    });
    // Without a frame in between nothing tells the page of the change.
    await expect.poll(() => room(page)).toBe('0px');
    const link = page.getByRole('main').getByRole('link').last();
    await link.evaluate((element: HTMLElement) => {
      element.focus();
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      window.scrollBy({
        top: element.getBoundingClientRect().bottom - innerHeight,
        behavior: 'instant',
      });
    });
    await question(page).evaluate((element) => {
      element.style.display = '';
    });
    const bottom = async () => {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
      return y + height;
    };
    const top = (await question(page).boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  });

  test('is never beside the call bar, which waits for the answer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('');
    await expect(decline(page)).toBeVisible();
    await scrollBy(page, 1200);
    await expect(callBar(page)).toHaveAttribute('data-shown');
    await expect(callBar(page)).toBeHidden();
    await decline(page).click();
    await expect(callBar(page)).toBeVisible();
  });

  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
    [320, 256],
  ] as const) {
    test(`covers nothing that has the focus, nor the end of the page, at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['', 'contact']) {
        await page.goto(path);
        await expect(decline(page)).toBeVisible();
        const top = (await question(page).boundingBox())?.y ?? 0;
        expect(top).toBeGreaterThanOrEqual(height / 2);
        const links = await page.locator('a[href], button, input, textarea').count();
        let measured = 0;
        for (let press = 0; press < links; press++) {
          await page.keyboard.press('Tab');
          const lowest = await page.evaluate((foot) => {
            const { activeElement } = document;
            if (!activeElement || activeElement.matches('body, body > a, [data-statistics] *'))
              return undefined;
            const { top, bottom } = activeElement.getBoundingClientRect();
            // Of a field the line with the caret is in view, of what is higher than the free space a part.
            const isHigh = activeElement.localName === 'textarea' || bottom - top > foot - 80;
            return isHigh ? top : bottom;
          }, top);
          if (lowest === undefined) continue;
          expect(lowest).toBeLessThanOrEqual(top + 1);
          measured += 1;
        }
        expect(measured).toBeGreaterThan(links / 2);
        await scrollBy(page, 1e6);
        const end = await page.getByRole('contentinfo').boundingBox();
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1);
      }
    });
  }

  test('can be answered in a low window, however long it is', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('services');
    const words = question(page).getByRole('status');
    await expect(words).not.toBeEmpty();
    // As long as the schema allows.
    await words.evaluate((element) => {
      element.textContent = 'May we count this visit? '.repeat(8);
    });
    await decline(page).focus();
    await expect(decline(page)).toBeInViewport({ ratio: 1 });
    await decline(page).click();
    await expect(question(page)).toBeHidden();
  });

  test('keeps clear of the edge that a phone keeps for itself', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await page.goto('contact');
    const { y = 0, height = 0 } = (await decline(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900 - 34);
  });

  test('takes no focus behind the open menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('contact');
    await expect(decline(page)).toBeVisible();
    await page.getByRole('button', { name: 'All pages' }).click();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('body > :not(header) :focus, body > a:focus')).toHaveCount(0);
    }
    await expect(question(page)).toBeHidden();
  });
});

test('the dated notice takes no focus behind the open menu', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('body > :not(header) :focus, body > a:focus')).toHaveCount(0);
  }
});
