export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const nameOf = (element: Element) =>
  plain(element.textContent || element.getAttribute('aria-label') || element.id || '');

export const hasBox = (element: Element) =>
  !/^(inline|contents|none)$/.test(getComputedStyle(element).display);

export function contentWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** Texts that are nowhere on the screen, and those of a feed's provider. */
const isSkipped = (element: Element) =>
  element.closest('.visually-hidden, [data-skip-link], [data-loader-overlay]') ||
  (element.closest('.social-feed-slot') && !element.closest('.social-feed-grid'));

export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !isSkipped(element);

/** The element, then those around it. */
export function ancestors(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
}

export const isFixed = (element: Element) =>
  ancestors(element).some((one) => getComputedStyle(one).position === 'fixed');
