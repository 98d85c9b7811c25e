import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The face's parts, asked in this order for each character. */
const parts = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  path.resolve(
    `node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${part}-wght-normal.woff2`,
  ),
);

export interface TextStyle {
  size: number;
  weight: number;
  /** In em, as in CSS. */
  tracking?: number;
}

/** Words that are set, ready to be placed. */
export interface SetText {
  width: number;
  /** SVG path elements of the words, beginning at x on the base line y. */
  at(x: number, y: number): string;
}

export type Typeface = (text: string, style: TextStyle) => SetText;

/**
 * Our typeface as outlines, as far as the given characters need it. Pictures with words are drawn with them, because a drawn picture's text
 * would take whichever font the building machine has. Characters that the face lacks are left out.
 */
export async function loadTypeface(characters: string): Promise<Typeface> {
  const fonts = await Promise.all(parts.map((file) => loadFont(file, characters)));
  return (text, style) => {
    const { size, weight, tracking = 0 } = style;
    const glyphs: { outline: string; scale: number; x: number; y: number }[] = [];
    let pen = 0;
    for (const { font, characters, unitsPerEm } of runs(text, fonts)) {
      font.setVariations([new Variation('wght', weight)]);
      const buffer = new Buffer();
      buffer.addText(characters);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const scale = size / unitsPerEm;
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const outline = font.glyphToPath(glyph.codepoint);
        if (outline) glyphs.push({ outline, scale, x: pen + xOffset * scale, y: yOffset * scale });
        pen += xAdvance * scale + tracking * size;
      }
    }
    return {
      width: pen - tracking * size,
      at: (left, baseLine) =>
        glyphs
          .map(({ outline, scale, x, y }) => {
            const move = `translate(${round(left + x)} ${round(baseLine - y)})`;
            return `<path transform="${move} scale(${scale} ${-scale})" d="${outline}"/>`;
          })
          .join(''),
    };
  };
}

interface LoadedFont {
  font: Font;
  unitsPerEm: number;
  has: Set<number>;
}

async function loadFont(file: string, wanted: string): Promise<LoadedFont> {
  const bytes = await subsetFont(await readFile(file), wanted, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(bytes));
  return { font: new Font(face), unitsPerEm: face.upem, has: new Set(face.collectUnicodes()) };
}

/** Stretches of the text that one of the fonts can draw. */
function runs(text: string, fonts: LoadedFont[]) {
  const found: (LoadedFont & { characters: string })[] = [];
  for (const character of text) {
    const font = fonts.find(({ has }) => has.has(character.codePointAt(0) ?? 0));
    const last = found.at(-1);
    if (!font) continue;
    if (last?.font === font.font) last.characters += character;
    else found.push({ ...font, characters: character });
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
