import { readFileSync } from 'node:fs';

export type Breakpoint = 'phone' | 'tablet' | 'portrait';

const sheet = readFileSync('components/styles/breakpoints.css', 'utf8');

/** The media query of a breakpoint, such as `(width <= 35em)`. Style sheets write `@media (--phone)`. */
export function breakpoint(name: Breakpoint): string {
  const query = sheet.match(`@custom-media --${name} (.*);`)?.[1];
  if (!query) throw new Error(`components/styles/breakpoints.css has no --${name}`);
  return query;
}

/** A value of `sizes`: the width of a picture on the first screen that fits. */
export function sizesOf(widths: Partial<Record<Breakpoint, string>>, otherwise: string): string {
  const first = Object.entries(widths).map(
    ([name, width]) => `${breakpoint(name as Breakpoint)} ${width}`,
  );
  return [...first, otherwise].join(', ');
}
