import axe from 'axe-core';
import { expect, type Page } from './test';

/** Rules that depend on position and size. */
export const layoutRules = ['target-size', 'color-contrast', 'color-contrast-enhanced'];

interface Audit {
  /** The only rules. Without it all rules, AAA contrast included. */
  only?: string[] | undefined;
  /** A selector of elements that are left out. */
  exclude?: string | undefined;
}

/** The elements that violate a rule of axe. */
export async function findViolations(page: Page, { only, exclude }: Audit = {}) {
  // Scrolls up, because the bar covers a part of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
  const violations = await page.evaluate(
    async ({ options, left }) => {
      const { axe } = window as never as { axe: typeof import('axe-core') };
      return (await axe.run({ exclude: left }, options)).violations;
    },
    {
      // Half the time goes into results that nobody reads.
      options: {
        resultTypes: ['violations' as const],
        selectors: false,
        // What is in a frame of another host is that host's.
        iframes: false,
        ...(only ? { runOnly: only } : { rules }),
      },
      left: exclude ? [exclude] : [],
    },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ id, help, html })));
}

/** No violation of any axe rule, AAA contrast included, or of the given rules only. */
export async function expectAccessible(page: Page, state: string, only?: string[]) {
  const found = await findViolations(page, { only });
  expect
    .soft(
      found.map(({ id, html }) => `${id}: ${html}`),
      state,
    )
    .toEqual([]);
}

/** The focused element's name, if it is in view, not under the bar, and has a focus ring. */
function focusedName(): string {
  const element = document.activeElement ?? document.body;
  // A card shows the ring of the link that covers it.
  const shown = [element, element.closest('li') ?? element];
  const hasRing = shown.some((place) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom } = element.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isFree = element.closest('header') || getComputedStyle(element).position === 'fixed';
  if (bottom <= (isFree ? 0 : bar) || top >= innerHeight) return 'out of view';
  return hasRing ? (element.textContent ?? '').trim() || element.id || 'unnamed' : 'no ring';
}

/** The Tab key focuses every control once, in document order, with a visible focus ring. */
export async function expectKeyboardOrder(page: Page) {
  const expected = await page
    .locator('a[href], button, input, textarea')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      // The honeypot of the form is no control.
      controls
        .filter((control) => (control as HTMLElement).tabIndex >= 0)
        .map((control) => (control.textContent ?? '').trim() || control.id || 'unnamed'),
    );
  for (const name of expected) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(focusedName)).toBe(name);
  }
}

/** At 400 % zoom and with wide text spacing no text is clipped or outside the viewport. */
export async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const lost = () =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - innerWidth;
      const elements = [...document.querySelectorAll('main *, footer *, header *')].filter(
        (element) =>
          element.checkVisibility() &&
          element.localName !== 'textarea' &&
          !element.closest('.visually-hidden, [popover], .social-feed, [aria-hidden=true]'),
      );
      const cut = elements.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isClipped =
          getComputedStyle(element).overflow !== 'visible' &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1);
        return isClipped || (hasWords && (right > innerWidth + 1 || left < -1));
      });
      return [
        ...(wide > 0 ? [`${wide} px too wide`] : []),
        ...cut.map(({ textContent }) => textContent),
      ];
    });
  await page.waitForFunction(() => matchMedia('(width: 320px)').matches);
  await expect.poll(lost).toEqual([]);
}

/** Prints on one page, black on white, in 10 points or more, with the business's name, phone and e-mail at the top. */
export async function expectPrintable(page: Page, facts: string[]) {
  await page.emulateMedia({ media: 'print' });
  const head = await page
    .getByRole('banner')
    .evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content).join(),
    );
  for (const fact of facts) expect.soft(head).toContain(fact);
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
