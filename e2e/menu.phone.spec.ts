import { expect, type Page, test } from '@playwright/test';
import { content, dialled, headings, linkOtherThan, site } from './content';
import { watchCrossFades } from './cross-fade';
import { isCrossFading, isStill } from './in-page';
import { hydrated, openWithoutLoader, watchForErrors } from './routes';

const { common, navigation } = content;

/** Where the menu is opened: Home has no call button in its bar, and the lightest other page will do. */
const here = navigation.find(({ path }) => path === '/contact') ?? linkOtherThan('/');
const there = linkOtherThan(here.path);

const toggle = (page: Page) => page.getByRole('button', { name: common.menuLabel, exact: true });
const links = (page: Page) => page.getByRole('navigation', { name: common.menuLabel, exact: true });
const link = (page: Page, name: string) => links(page).getByRole('link', { name, exact: true });
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();
const callButton = (page: Page) => page.getByText(common.callUs, { exact: true });

async function openMenu(page: Page) {
  await openWithoutLoader(page, here.path);
  await hydrated(page);
  await tapToOpen(page);
}

/** The focus moves in when the script has done the rest: its entry in the history, its ears for links. */
async function tapToOpen(page: Page) {
  await toggle(page).tap();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(links(page).getByRole('link').first()).toBeFocused();
}

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(links(page)).toBeHidden();
}

test('it opens and closes, says so, and keeps the page behind from the visitor', async ({
  page,
}) => {
  const expectNoErrors = watchForErrors(page);
  await openMenu(page);

  await test.step('the phone number in it dials', async () => {
    const number = page.locator('#menu').getByRole('link', { name: site.phone.display });
    await expect.soft(number).toHaveAttribute('href', dialled);
  });

  await test.step('the toggle’s two bars cross within their drawing', async () => {
    await page.waitForFunction(isStill);
    const places = await toggle(page).evaluate((button) =>
      [...button.querySelectorAll('svg, path')].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        const slope = (part as SVGGraphicsElement).getScreenCTM()?.b ?? 0;
        return { left, right, middle: (left + right) / 2, slope };
      }),
    );
    const [drawing, ...bars] = places;
    for (const bar of bars) {
      expect(bar.left).toBeGreaterThanOrEqual(drawing?.left ?? 0);
      expect(bar.right).toBeLessThanOrEqual(drawing?.right ?? 0);
      expect(bar.middle).toBeCloseTo(drawing?.middle ?? 0, 0);
    }
    expect(bars[0]?.slope).toBeGreaterThan(0);
    expect(bars[1]?.slope).toBeCloseTo(-(bars[0]?.slope ?? 0));
  });

  await test.step('the page behind neither scrolls nor takes focus', async () => {
    await page.waitForFunction(isStill);
    for (let presses = 0; presses < 16; presses++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() =>
        Boolean(
          document.activeElement?.closest('header') ?? document.activeElement === document.body,
        ),
      );
      expect(inside).toBe(true);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 800);
    // Nothing tells that the page will not scroll: it gets time enough to.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('its toggle closes it', async () => {
    await expect(links(page).getByRole('link')).toHaveText(navigation.map(({ name }) => name));
    await expect(link(page, here.name)).toHaveAttribute('aria-current', 'page');
    await expect(callButton(page)).toBeHidden();
    await toggle(page).tap();
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
    await expect(callButton(page)).toBeVisible();
  });

  await test.step('Escape closes it and returns the focus', async () => {
    await tapToOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
  });

  await test.step('the bars answer a tap a frame before the sheet comes or goes', async () => {
    for (const act of ['opens', 'closes']) {
      await toggle(page).evaluate((button) => {
        let frame = 0;
        const count = () => {
          frame++;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        const says = (name: string) => document.body.setAttribute(name, `${frame}`);
        document.body.removeAttribute('data-toggled');
        new MutationObserver((_, observer) => {
          observer.disconnect();
          says('data-turned');
        }).observe(button, { attributeFilter: ['aria-expanded'] });
        addEventListener('beforetoggle', () => says('data-toggled'), { capture: true, once: true });
      });
      await toggle(page).tap();
      await expect(page.locator('body')).toHaveAttribute('data-toggled');
      const { turned, toggled } = await page.evaluate(() => document.body.dataset);
      expect(Number(toggled), act).toBeGreaterThan(Number(turned));
    }
  });

  await test.step('a tap where the call button will be again closes it and dials nobody', async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await callButton(page).boundingBox()) ?? {};
    await tapToOpen(page);
    // A link says its address as a text, anything else what kind of element it is.
    await page.evaluate(() => {
      const note = ({ target }: Event) => document.body.setAttribute('data-clicked', `${target}`);
      addEventListener('click', note, { once: true });
    });
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expectClosed(page);
    await expect(page.locator('body')).toHaveAttribute('data-clicked', /HTML/);
    await expect(callButton(page)).toBeVisible();
  });

  await test.step('growing to desktop width closes it', async () => {
    await tapToOpen(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(links(page)).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
    await expect(logo(page)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClosed(page);
  });

  await test.step('on its side, every link can be reached', async () => {
    await page.setViewportSize({ width: 740, height: 340 });
    await tapToOpen(page);
    const last = links(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('the link to the current page and the logo close it', async () => {
    await link(page, here.name).tap();
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toBe(here.path);
    await tapToOpen(page);
    await logo(page).tap();
    await expect(page).toHaveURL('/');
    await expectClosed(page);
    await tapToOpen(page);
    await logo(page).tap();
    await expectClosed(page);
  });

  await test.step('over Home’s picture the bar is dark until the picture is there again', async () => {
    await tapToOpen(page);
    await page.waitForFunction(isStill);
    const bar = page.getByRole('banner');
    const [behind, ground] = await bar.evaluate((header) => {
      document.getElementById('menu')?.hidePopover();
      const { visibility } = getComputedStyle(document.querySelector('main') ?? header);
      return [visibility, getComputedStyle(header).boxShadow];
    });
    expect(behind).toBe('hidden');
    expect(ground).not.toBe('none');
    await expect(bar).toHaveCSS('box-shadow', 'none');
  });
  expectNoErrors();
});

test('Back closes it and stays, and a chosen link leaves no phantom entry for Back', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await openMenu(page);
  await page.goBack();
  await expectClosed(page);
  expect(new URL(page.url()).pathname).toBe(here.path);

  await tapToOpen(page);
  await page.waitForFunction(isStill);
  const { parts } = await watchCrossFades(page);
  await page.evaluate(() =>
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!nodes.some(({ nodeName }) => nodeName === 'MAIN')) return;
      const stays = document.getElementById('menu')?.checkVisibility();
      document.body.setAttribute('data-arrived', stays ? 'below the menu' : 'alone');
    }).observe(document.body, { childList: true }),
  );
  await link(page, there.name).tap();
  await expect(page).toHaveURL(there.path);
  await expectClosed(page);
  await expect(page.locator('body')).toHaveAttribute('data-arrived', 'alone');
  // The page fades in from the sheet, not from the blank that it hides.
  await expect.poll(parts).toContainEqual(expect.stringContaining('view-transition-old(menu)'));
  // As a person would, after the cross-fade: until it ends React holds the next change back.
  await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(here.path);
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[here.path]);

  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it still opens, leads on and hides the page behind', async ({ page }) => {
    await page.goto(here.path);
    await toggle(page).tap();
    await expect(links(page)).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await link(page, there.name).tap();
    await expect(page).toHaveURL(there.path);
  });
});
