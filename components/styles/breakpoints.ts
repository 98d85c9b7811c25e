import media from './breakpoints.json';

/**
 * The widths at which the layout changes, as media queries; style sheets write `@media (--phone)`.
 * They count in letters (16 pixels, unless the visitor has set the browser's larger), so that a
 * screen with few large ones gets the layout of a small screen; `large-letters` is a phone with those.
 */
export const breakpoints = media;

/** A value of `sizes`: what a picture's width is on which screen, the first that fits. */
export function sizesOf(
  widths: Partial<Record<keyof typeof media, string>>,
  otherwise: string,
): string {
  const first = Object.entries(widths).map(
    ([name, width]) => `${media[name as keyof typeof media]} ${width}`,
  );
  return [...first, otherwise].join(', ');
}
