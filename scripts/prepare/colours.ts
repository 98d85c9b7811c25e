import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';

const file = 'components/styles/tokens.css';

/** The tokens that are needed where no style sheet reaches: in cards, icons and the browser's own bars. */
const drawn = ['ink', 'night', 'paper', 'white', 'amber'] as const;

export type Colours = Record<(typeof drawn)[number], string>;

/** Those tokens as hex codes, whichever form of colour the style sheet gives them. */
export function readColours(): Colours {
  return Object.fromEntries(drawn.map((name) => [name, colourOf(name)])) as Colours;
}

/**
 * One colour of components/styles/tokens.css as a hex code.
 * @throws with a sentence when it is missing or no colour by itself (a mix or shade of others).
 */
export function colourOf(name: string, css = readFileSync(file, 'utf8')): string {
  const [, value = ''] = css.match(new RegExp(`^\\s*--${name}:\\s*([^;]*);`, 'm')) ?? [];
  try {
    return new Color(value).to('srgb').toGamut().toString({ format: 'hex', collapse: false });
  } catch {
    throw new Error(
      `${file}, --${name}: found ${value ? `“${value}”` : 'nothing'}, expected a colour by itself, not one that is mixed from others.`,
    );
  }
}
