export const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const getName = (element: Element) =>
  collapseSpaces(element.textContent || element.getAttribute('aria-label') || element.id || '');

export const hasBox = (element: Element) =>
  !/^(inline|contents|none)$/.test(getComputedStyle(element).display);

export function getContentWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** Returns whether an element is visually hidden or belongs to the provider of the feed. */
const isSkipped = (element: Element) =>
  element.closest('.visually-hidden, [data-skip-link], [data-loader-overlay]') ||
  (element.closest('[data-feed-slot]') && !element.closest('.social-feed-grid'));

export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !isSkipped(element);

/** Returns the element followed by its ancestors. */
export function getAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...getAncestors(element.parentElement)] : [element];
}

export const isFixed = (element: Element) =>
  getAncestors(element).some((ancestor) => getComputedStyle(ancestor).position === 'fixed');
