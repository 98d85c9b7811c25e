import { expect, type Page } from './test';

/** Prints on one page, black on white, in 10 points or more, with the business's name, phone and e-mail at the top. */
export async function expectPrintable(page: Page, facts: string[]) {
  await page.emulateMedia({ media: 'print' });
  const head = await page
    .getByRole('banner')
    .evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content).join(),
    );
  for (const fact of facts) expect.soft(head).toContain(fact);
  await expect(
    page.locator('nav, button, form, [data-skip-link]').filter({ visible: true }),
  ).toHaveCount(0);
  // The head has the number: below it nothing repeats a button of the screen.
  const buttons = page.locator('section a[href^="tel:"], section a[href^="/"]:not(li *)');
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
  const isHeadWhole = await page.getByRole('banner').evaluate((header) => {
    const { scrollHeight, clientHeight } = header;
    const { top = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    return scrollHeight <= clientHeight && top >= header.getBoundingClientRect().bottom;
  });
  expect(isHeadWhole, 'the head has room above the text').toBe(true);
  const addresses = await page
    .locator('a[href^="http"]')
    .filter({ visible: true, hasNot: page.locator('img') })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  for (const address of addresses) expect(address).toContain('http');
  const wrongColours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *:not(img)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return backgroundColor !== 'rgba(0, 0, 0, 0)' || color !== 'rgb(0, 0, 0)';
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
  await expect.poll(wrongColours).toEqual([]);
  const smallTexts = await page.locator('body *:not(script, style)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 13.3)
      .map(({ outerHTML }) => outerHTML),
  );
  expect.soft(smallTexts).toEqual([]);
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
}
