import { expect, type Page, test } from '@playwright/test';
import { takenIds } from '../content/schema/schema';
import { content, site } from './content';
import { everyPage, routes } from './routes';
import {
  expectCallAtEnd,
  expectClearOfCamera,
  expectContactInView,
  expectFooterOfUse,
  expectGoodLines,
  expectRoomForAName,
  expectSuitsHeights,
} from './sweep/layout';
import { expectPhoneLink, expectReadable } from './visible-text';
import { inOneLine, words } from './words';

/**
 * Everything here holds before and without script, as search engines first see a page: its words, and
 * how they are laid out, which no script changes.
 */
test.use({ javaScriptEnabled: false });

const names = content.navigation.map(({ name }) => name);

/** The words as they are laid out, in one line. */
async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts here.
  return inOneLine(await page.evaluate(() => document.body.innerText));
}

/** Each once, and none that a service could take for its address. */
async function expectIds(page: Page) {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  const services = content.services.map(({ id }) => id);
  const own = ids.filter((id) => /^[a-z\d-]+$/.test(id) && !services.includes(id));
  expect(takenIds).toEqual(expect.arrayContaining(own));
}

for (const path of everyPage) {
  test(`${path} is whole without script, in the content’s words, well set, with a footer of use`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const text = await textOf(page);
    if (path === '/contact') {
      await test.step('first view', () => expectContactInView(page, isMobile));
    }
    for (const each of words[path] ?? []) expect(text).toContain(each);
    if (!isMobile) for (const name of names) expect(text).toContain(inOneLine(name));
    expect(text.replace(/© \d{4}/, '©')).toContain(`© ${inOneLine(site.name)}`);
    // On Home the picture has it.
    const callButton = page.getByRole('banner').getByText(content.common.callUs, { exact: true });
    await expect(callButton).toHaveCount(path === '/' ? 0 : 1);
    await expect(page.locator('[data-loader-overlay]')).toBeHidden();
    await expectIds(page);
    await expectReadable(page);
    await expectPhoneLink(page);
    await test.step('footer', () => expectFooterOfUse(page));
    const widths = isMobile ? [360, 390] : [768, 1440, 1920];
    if (isMobile) await test.step('on its side', () => expectClearOfCamera(page));
    await test.step('lines', () => expectGoodLines(page, path, widths));
    await test.step('heights', () => expectSuitsHeights(page, path));
    if (routes.some((route) => route === path) && path !== '/contact') {
      await test.step('call', () => expectCallAtEnd(page, path));
    }
    if (path === '/contact') {
      await test.step('a wide name', () => expectRoomForAName(page, isMobile ? [360, 390] : [820]));
    }
  });
}
