import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { ContentError } from '../../model/load';
import { type Colour, readColour, readRgb } from './colours';
import { hasFile } from './output';
import { findUnsupportedMarkup } from './unsupported-markup';

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const cure = 'Turn text into outlines, and pictures into shapes, with the program that drew it.';

/**
 * Reads the owner's drawing NAME.svg or NAME.png as two PNG pictures without margins, one for each ground. A drawing
 * in one colour, which its pixels tell, is tinted. Another one keeps its colours.
 * @param size about which its larger side is, in pixels. A smaller PNG is not enlarged.
 * @throws {ContentError}
 */
export async function readDrawing(contentFolder: string, name: string, size: number) {
  const ending =
    hasFile(contentFolder, `${name}.png`) && !hasFile(contentFolder, `${name}.svg`) ? 'png' : 'svg';
  const file = `${name}.${ending}`;
  const issue = (found: string) => new ContentError([`content/${file}: found ${found}`]);
  if (!hasFile(contentFolder, file)) throw issue('no such file, expected an SVG or a PNG.');
  const bytes = await readFile(path.join(contentFolder, file));
  const unsupported = ending === 'svg' && findUnsupportedMarkup(bytes.toString());
  if (unsupported) throw issue(`“<${unsupported}>” in it, expected shapes. ${cure}`);
  // An unused colour, so that parts in `currentColor` differ from all others.
  const drawn = await render(bytes, '#f0f', size).catch(() => {
    throw issue('a damaged file, or one of another kind, expected an SVG or a PNG.');
  });
  const pixels = visiblePixels(drawn);
  if (pixels.length === 0) throw issue('no visible part, expected shapes.');
  const isOneColour = hasOneColour(pixels);
  const pictureFor = (words: 'white' | 'ink') =>
    isOneColour ? tint(drawn, readRgb(words)) : render(bytes, readColour(words), size);
  const dark = await pictureFor('white');
  const light = await pictureFor('ink');
  const { width, height } = drawn.info;
  return { file, dark: await encode(dark), light: await encode(light), width, height };
}

/** @param color stands for `currentColor`. */
async function render(bytes: Buffer, color: string, size: number): Promise<Pixels> {
  const isSvg = (await sharp(bytes).metadata()).format === 'svg';
  const svg = { stylesheet: `:root { color: ${color} }` };
  /** @param whole the size with its margins. */
  const draw = async (whole: number): Promise<Pixels> => {
    const { data, info } = await sharp(bytes, { failOn: 'error', svg })
      .resize({ width: whole, height: whole, fit: 'inside', withoutEnlargement: !isSvg })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info })
      .trim({ background: '#0000', lineArt: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  };
  const first = await draw(2 * size);
  const { width, height } = first.info;
  // An SVG is drawn again in its right size: its edges are sharper than after resizing, and take fewer bytes.
  if (isSvg)
    return draw(Math.min(Math.round((2 * size * size) / Math.max(width, height)), 8 * size));
  // Other kernels change the colour of edges.
  const box = { width: size, height: size, fit: 'inside', kernel: 'linear' } as const;
  return sharp(first.data, { raw: first.info })
    .resize({ ...box, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const encode = ({ data, info }: Pixels) => sharp(data, { raw: info }).png().toBuffer();

/** Some ten thousand of the pixels, as far as they are not transparent. */
function visiblePixels({ data, info }: Pixels): Colour[] {
  const step = Math.ceil((info.width * info.height) / 10_000);
  return Array.from({ length: Math.floor(data.length / 4 / step) }, (_, index) =>
    data.subarray(index * step * 4),
  )
    .filter(([, , , alpha = 0]) => alpha > 127)
    .map(([r = 0, g = 0, b = 0]) => [r, g, b]);
}

function hasOneColour(pixels: Colour[]): boolean {
  return ([0, 1, 2] as const).every((channel) => {
    const values = pixels.map((pixel) => pixel[channel]);
    return Math.max(...values) - Math.min(...values) < 32;
  });
}

/** Gives all pixels one colour. Sixteen degrees of opacity take a third of the bytes. */
function tint({ data, info }: Pixels, colour: Colour): Pixels {
  const tinted = Buffer.from(data);
  for (let at = 0; at < tinted.length; at += 4) {
    tinted.set(colour, at);
    tinted[at + 3] = Math.round((tinted[at + 3] ?? 0) / 17) * 17;
  }
  return { data: tinted, info };
}
