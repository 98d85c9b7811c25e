import { readFileSync } from 'node:fs';

export type Breakpoint = 'phone' | 'tablet' | 'portrait';

const sheet = readFileSync('components/styles/breakpoints.css', 'utf8');

/** Returns the media query of a breakpoint, for example `(width <= 35em)`, which is `--phone` in style sheets. */
export function breakpoint(name: Breakpoint): string {
  const query = sheet.match(`@custom-media --${name} (.*);`)?.[1];
  if (!query) throw new Error(`components/styles/breakpoints.css has no --${name}`);
  return query;
}

/** Returns a `sizes` attribute: the width of a picture for each of these breakpoints, and otherwise. */
export function sizesOf(widths: Partial<Record<Breakpoint, string>>, otherwise: string): string {
  const first = Object.entries(widths).map(
    ([name, width]) => `${breakpoint(name as Breakpoint)} ${width}`,
  );
  return [...first, otherwise].join(', ');
}
