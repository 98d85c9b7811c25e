import { expect, finishAnimations, type Page } from './base-test';
import { waitUntilAtRest } from './reveal';

/** Returns the focused element's name, or why a visitor does not see its focus. Runs in the page. */
function describeFocus(): string {
  const element = document.activeElement ?? document.body;
  const { top, bottom, height } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isAboveHeader = element.closest('header') || getComputedStyle(element).position === 'fixed';
  if (bottom <= (isAboveHeader ? 0 : header) || top >= innerHeight) return 'out of view';
  const ringWidth = 4;
  if (height < innerHeight / 2 && bottom + ringWidth > innerHeight) return 'too close to the edge';
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const topmost = document.elementFromPoint(
    box.left + box.width / 2,
    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
  );
  if (!element.contains(topmost)) return `covered by ${topmost?.outerHTML.slice(0, 80)}`;
  // The link that covers a tile shows its focus ring on the tile.
  const ringed = [element, element.closest('li')].flatMap((owner) =>
    owner ? ['', '::before', '::after'].map((pseudo) => getComputedStyle(owner, pseudo)) : [],
  );
  const hasRing = ringed.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
  );
  if (!hasRing) return 'without a focus ring';
  return (element.textContent ?? '').trim() || element.ariaLabel || element.id || 'unnamed';
}

/**
 * Expects Tab to focus every control of an element once, in document order, visibly and with a focus ring.
 * @param root the element, by default the whole page. What has focus must be in front of it.
 */
export async function expectKeyboardOrder(page: Page, root = page.locator('body')) {
  const expected = await root
    // Only the selected radio button of a group is in the tab order.
    .locator('a[href], button, input:not([type=radio]:not(:checked)), textarea')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      // The form's honeypot is not a control.
      controls
        .filter((control) => (control as HTMLElement).tabIndex >= 0)
        .map(
          (control) =>
            (control.textContent ?? '').trim() || control.ariaLabel || control.id || 'unnamed',
        ),
    );
  for (const name of expected) {
    await page.keyboard.press('Tab');
    // The page scrolls first, then the call bar disappears, which must not take focus.
    await waitUntilAtRest(page);
    await finishAnimations(page);
    expect(await page.evaluate(describeFocus)).toBe(name);
  }
}
