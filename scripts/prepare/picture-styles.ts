import type { PictureKind } from '../../content/schema/built-pictures';
import type { Focus } from './crop';

export const pictureSheets = ['home', 'card', 'square'] as const;
type PictureSheet = (typeof pictureSheets)[number];

interface Styled {
  kind: PictureKind;
  file: string;
  focus: Focus;
  colour: string;
  above: string;
  position: string;
}

/** The rules of each sheet: what a picture's place looks like before it has come, and where it is cropped. */
export function pictureStyles(pictures: readonly Styled[]): Record<PictureSheet, string> {
  const css: Record<PictureSheet, string> = { home: '', card: '', square: '' };
  for (const { kind, file, focus, colour, above, position } of pictures) {
    if (kind === 'card' || kind === 'square') {
      // Browsers begin in the middle anyway.
      const place = position === '50% 50%' ? '' : `;object-position:${position}`;
      css[kind] += `[data-picture="${kind}/${file}"]{background-color:${colour}${place}}\n`;
    }
    // The hero places its pictures by their focus: the wide one beside the words, the tall one below.
    if (kind === 'wide' || kind === 'tall') {
      const at = `--${kind}-x:${focus.x / 100};--${kind}-y:${focus.y / 100}`;
      const sky = kind === 'tall' ? `;--tall-above:${above}` : '';
      css.home += `[data-${kind}="${file}"]{${at}${sky}}\n`;
    }
  }
  for (const sheet of pictureSheets) css[sheet] = `@layer generated {\n${css[sheet]}}\n`;
  return css;
}
