import { expect, finishAnimations, type Page } from './base-test';
import { waitUntilAtRest } from './reveal';

/** The focused element's name, if it is in view, not under anything and has a focus ring. */
function focusedName(): string {
  const element = document.activeElement ?? document.body;
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
  // A tile has the ring of the link that covers it.
  const ringed = [element, element.closest('li')].flatMap((part) =>
    part ? ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)) : [],
  );
  const hasRing = ringed.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
  );
  if (!hasRing) return 'without a focus ring';
  return (element.textContent ?? '').trim() || element.ariaLabel || element.id || 'unnamed';
}

/** The Tab key focuses every control once, in document order, where it is seen. */
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
    await waitUntilAtRest(page);
    await finishAnimations(page);
  }
}
