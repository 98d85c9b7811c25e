import { expect, type Page, test } from '@playwright/test';
import { content, site } from './content';
import { everyPage, openWithoutLoader } from './routes';
import { facts, inOneLine, shipped } from './words';

/** Everything here holds before and without script, as search engines first see a page. */
test.use({ javaScriptEnabled: false });

const names = content.navigation.map(({ name }) => name);

/** The words as they are laid out, in one line. */
async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts here.
  return inOneLine(await page.evaluate(() => document.body.innerText));
}

/** Texts that a visitor cannot see although they are on the page, but for a closed menu and words for screen readers. */
function unseenTexts(page: Page) {
  return page.evaluate(() => {
    const unseen: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !parent ||
        !text ||
        parent.closest('script, style, noscript, [popover], [role=status], [aria-hidden=true]')
      )
        continue;
      let opacity = 1;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
      }
      if (opacity < 0.99 || !parent.checkVisibility({ visibilityProperty: true }))
        unseen.push(text);
    }
    return unseen;
  });
}

for (const path of everyPage) {
  test(`${path} is complete and visible without script`, async ({ page, isMobile }) => {
    await openWithoutLoader(page, path);
    const text = await textOf(page);
    for (const words of facts[path] ?? []) expect(text).toContain(inOneLine(words));
    if (!isMobile) for (const name of names) expect(text).toContain(inOneLine(name));
    expect(text.replace(/© \d{4}/, '©')).toContain(`© ${inOneLine(site.name)}`);
    // On Home the picture has it.
    const callButton = page.getByRole('banner').getByText(content.common.callUs, { exact: true });
    await expect(callButton).toHaveCount(path === '/' ? 0 : 1);
    await expect
      .poll(async () => (await unseenTexts(page)).join(' | '), { timeout: 8000 })
      .toBe(isMobile ? names.join(' | ') : '');
  });

  test(`${path} has the words that were agreed on`, async ({ page }) => {
    test.skip(shipped[path]?.length === 0, 'The words are the owner’s now.');
    await openWithoutLoader(page, path);
    const text = await textOf(page);
    for (const words of shipped[path] ?? []) expect(text).toContain(words);
  });
}
