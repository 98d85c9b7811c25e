import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { typefaceParts } from './typeface-files';

/** Headings, the name and the map's places are all set semi-bold, as on the pages. */
const weight = 600;

export interface TextStyle {
  size: number;
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
 * Our typeface as outlines, as far as the given text needs it. Pictures with words are drawn with them,
 * because a drawn picture's text would take whichever font the building machine has. Only what the face
 * lacks, such as a name in Greek or Chinese letters, is left to that machine's fonts: another face is
 * better than no name.
 */
export async function loadTypeface(text: string): Promise<Typeface> {
  const wanted = [...new Set(text)].filter((sign) => sign >= ' ').join('');
  const fonts = await Promise.all(typefaceParts.map((file) => loadFont(file, wanted)));
  return (text, style) => {
    const { size, tracking = 0 } = style;
    const borrowed: { characters: string; x: number }[] = [];
    const glyphs: { outline: string; scale: number; x: number; y: number }[] = [];
    let pen = 0;
    for (const { font, characters, unitsPerEm } of runs(text, fonts)) {
      if (!font) {
        borrowed.push({ characters, x: pen });
        pen += widthOf(characters) * size;
        continue;
      }
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
          .concat(
            borrowed.map(
              ({ characters, x }) =>
                `<text x="${round(left + x)}" y="${round(baseLine)}" font-family="sans-serif" font-size="${size}" font-weight="${weight}">${escaped(characters)}</text>`,
            ),
          )
          .join(''),
    };
  };
}

type LoadedFont = Awaited<ReturnType<typeof loadFont>>;

async function loadFont(file: string, wanted: string) {
  const bytes = await subsetFont(await readFile(file), wanted, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, unitsPerEm: face.upem, has: new Set(face.collectUnicodes()) };
}

interface Run {
  characters: string;
  /** Nothing when no part of the face can draw it. */
  font: Font | undefined;
  unitsPerEm: number;
}

/** Stretches of the text that one of the fonts can draw, or none. */
function runs(text: string, fonts: LoadedFont[]): Run[] {
  const found: Run[] = [];
  for (const character of text) {
    const font = fonts.find(({ has }) => has.has(character.codePointAt(0) ?? 0));
    const last = found.at(-1);
    if (last && last.font === font?.font) last.characters += character;
    else found.push({ characters: character, font: font?.font, unitsPerEm: font?.unitsPerEm ?? 1 });
  }
  return found;
}

/** As wide as the widest system fonts draw it in bold, in em: the signs of East Asia fill a square each. */
function widthOf(characters: string): number {
  return [...characters].reduce(
    (sum, sign) => sum + (/[\u2e80-\uffdc]|[^\0-\uffff]/u.test(sign) ? 1 : 0.78),
    0,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
