import { expect, type Page } from './test';

/** The printed page is ink on white, and these words and the business's name, phone and e-mail can be read. */
export async function expectPrintable(page: Page, words: string[]) {
  await page.emulateMedia({ media: 'print' });
  for (const text of words)
    await expect.soft(page.locator('body')).toContainText(text, { useInnerText: true });
  const controls = page.locator('header, form, button, img, [data-skip-link]');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const coloured = await page.locator('html, body, body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
        return (
          backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          backgroundImage !== 'none' ||
          color !== 'rgb(0, 0, 0)'
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 99)),
  );
  expect(coloured).toEqual([]);
}
