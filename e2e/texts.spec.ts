import { expect, type Page, test } from '@playwright/test';
import { readSite } from '../scripts/read-site';
import { everyPage, openWithoutLoader } from './routes';
import { facts, shipped } from './words';

/** Everything here holds before and without script, as search engines first see a page. */
test.use({ javaScriptEnabled: false });

const { content } = readSite();
const { site } = content;

/** The words as they are laid out, in one line. */
async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts here.
  const text = await page.evaluate(() => document.body.innerText);
  return text.replace(/\s+/g, ' ');
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
    for (const words of facts[path] ?? []) expect(text).toContain(words);
    const links = ['Home', 'Services', 'Gallery', 'Contact'];
    if (!isMobile) for (const name of links) expect(text).toContain(name);
    await expect
      .poll(async () => (await unseenTexts(page)).join(' | '), { timeout: 8000 })
      .toBe(isMobile ? content.navigation.map(({ name }) => name).join(' | ') : '');
  });

  test(`${path} has the words that were agreed on`, async ({ page }) => {
    test.skip(site.name !== 'Northpane Window & Door', 'The words are the owner’s now.');
    await openWithoutLoader(page, path);
    const text = await textOf(page);
    for (const words of shipped[path] ?? []) expect(text).toContain(words);
    expect(text).toContain('Socials');
    expect(text).toMatch(/© \d{4} Northpane Window & Door/);
    expect(text.includes('CALL US')).toBe(path !== '/');
  });
}
