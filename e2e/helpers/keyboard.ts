import { expect, finishAnimations, observersHaveReported, type Page } from './test';

/** The focused element's name, if it is in view, not under anything, and has a focus ring. */
function focusedName(): string {
  const element = document.activeElement ?? document.body;
  // A card shows the ring of the link that covers it.
  const shown = [element, element.closest('li') ?? element];
  const hasRing = shown.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isFree = element.closest('header') || getComputedStyle(element).position === 'fixed';
  if (bottom <= (isFree ? 0 : header) || top >= innerHeight) return 'out of view';
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const over = document.elementFromPoint(
    box.left + box.width / 2,
    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
  );
  if (!element.contains(over)) return `under ${over?.outerHTML.slice(0, 80)}`;
  const name = (element.textContent ?? '').trim() || element.ariaLabel || element.id;
  return hasRing ? name || 'unnamed' : 'no ring';
}

/** The Tab key focuses every control once, in document order, with a visible focus ring. */
export async function expectKeyboardOrder(page: Page) {
  const expected = await page
    // Of radio buttons the chosen one is in the order.
    .locator('a[href], button, input:not([type=radio]:not(:checked)), textarea')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      // The honeypot of the form is no control.
      controls
        .filter((control) => (control as HTMLElement).tabIndex >= 0)
        .map(
          (control) =>
            (control.textContent ?? '').trim() || control.ariaLabel || control.id || 'unnamed',
        ),
    );
  for (const name of expected) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(focusedName)).toBe(name);
    // What leaves while the page scrolls has left, and takes no focus.
    await observersHaveReported(page.locator('body'));
    await finishAnimations(page);
  }
}
