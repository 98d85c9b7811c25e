import sharp from 'sharp';
import type { PictureKind } from '../../content/schema';
import { type Colour, contrast, readRgb } from './colours';

/**
 * Where words lie on a picture, in shares of its width and height, and the contrast that they need. The first part is
 * behind the header, and on phones behind the amber line too; the second behind the other words.
 */
function wordsOn(kind: PictureKind, until: number) {
  const amber = { ink: readRgb('amber'), minContrast: 4.8 };
  const white = { ink: readRgb('white'), minContrast: 5.5 };
  if (kind === 'tall')
    return [
      { top: 0, bottom: 0.2, right: 1, ...amber },
      { top: 0.2, bottom: Math.max(until, 0.25), right: 1, ...white },
    ];
  return [
    { top: 0, bottom: 0.18, right: 1, ...white },
    { top: 0.18, bottom: 1, right: 0.46, ...amber },
  ];
}

/**
 * How opaque the shade behind words must be for their contrast, 0 to 0.96, for each part of the picture. Compared
 * are averages of areas as large as a word is high, of which the brightest decides.
 * @param until how far down words lie on a tall picture, as a share of its height.
 */
export async function shadesFor(file: Buffer, kind: PictureKind, until: number): Promise<number[]> {
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const night = readRgb('night');
  const parts = wordsOn(kind, until).map(async ({ top, bottom, right, ink, minContrast }) => {
    const part = {
      left: 0,
      top: Math.round(top * height),
      width: Math.round(right * width),
      height: Math.round((bottom - top) * height),
    };
    const cut = sharp(file).extract(part).resize({ width: 40 });
    const areas = await cut.toColourspace('srgb').removeAlpha().raw().toBuffer();
    const needs = Array.from({ length: areas.length / 3 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = areas.subarray(index * 3);
      return shadeFor([red, green, blue], night, ink, minContrast);
    });
    return Math.max(...needs);
  });
  return Promise.all(parts);
}

function shadeFor(ground: Colour, night: Colour, ink: Colour, minContrast: number): number {
  for (let shade = 0; shade < 0.96; shade += 0.04) {
    const mixed = (channel: 0 | 1 | 2) => ground[channel] * (1 - shade) + night[channel] * shade;
    if (contrast(ink, [mixed(0), mixed(1), mixed(2)]) >= minContrast)
      return Math.round(shade * 100) / 100;
  }
  return 0.96;
}
