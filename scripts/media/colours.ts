import { readFileSync } from 'node:fs';

const tokens = 'components/styles/tokens.css';

/** Reads a colour of the style sheet as six hex digits, for Open Graph images, icons and the browser's own bars. */
export function readColour(name: string): string {
  const declaration = new RegExp(`^ *--${name}: (#[\\da-f]{3}|#[\\da-f]{6});$`, 'm');
  const [, colour] = readFileSync(tokens, 'utf8').match(declaration) ?? [];
  if (colour) return colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  throw new Error(`${tokens}: expected a hex code for --${name}, for example #0d1c23.`);
}
