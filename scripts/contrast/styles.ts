import type { Page } from 'playwright';

/** Adds a visitor's own rules, which no page's policy binds. @returns what takes them away again. */
export async function addStyles(page: Page, rules: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
