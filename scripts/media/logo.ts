import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo/browser';
import { ContentError } from '../../content/schema';
import { type Colour, contrast, readColour, readRgb } from './colours';
import {
  drawingForPages,
  readDrawing,
  viewBoxOf,
  visiblePixels,
  withAttributes,
  wrapImage,
} from './drawing';
import { hasFile, hashOf, makeFile } from './output';

/**
 * The logo, content/logo.svg or content/logo.png. A logo in one colour gets the colour of the text beside it,
 * so that it is visible on every background.
 * @returns `drawing`, self-contained, for link cards and icons; `page`, for the HTML, where a PNG is a separate file;
 *   and warnings for the owner.
 */
export async function readLogo(source: string, folder: string, basePath: string) {
  const isPng = hasFile(source, 'logo.png') && !hasFile(source, 'logo.svg');
  const name = isPng ? 'content/logo.png' : 'content/logo.svg';
  const other = readdirSync(source).find((file) => /^logo\.(jpe?g|webp|gif|avif)$/i.test(file));
  if (other && !isPng && !hasFile(source, 'logo.svg'))
    throw new ContentError([`content/${other}: expected logo.svg or logo.png. ${asPng}`]);
  const { bytes, ratio, original } = isPng
    ? await readPng(path.join(source, 'logo.png'))
    : await readSvg(source);
  // An unused colour, so that parts in `currentColor` differ from all others.
  const isOneColour = hasOneColour(await visiblePixels(original, '#f0f'));
  const notes = Math.max(ratio, 1 / ratio) > 2.5 ? [`${name} ${tooWide}`] : [];
  if (!bytes) {
    const drawing = isOneColour ? inTextColour(original) : original;
    const page = await drawingForPages(drawing, 'logo', isOneColour, { folder, basePath });
    return { drawing, page, notes: [...notes, ...(await notesOn(drawing, name))] };
  }
  const prefix = isOneColour ? 'logo' : undefined;
  const src = await makeFile(path.join(folder, `logo.${hashOf(bytes)}.png`), async () => bytes);
  const drawing = wrapImage(pngBox, dataUri(bytes), prefix);
  const page = wrapImage(pngBox, basePath + src, prefix);
  return { drawing, page, notes: [...notes, ...(await notesOn(drawing, name))] };
}

const asPng = 'Save it as a PNG without a background, or use the SVG that its designer has.';
const tooWide =
  'is much wider than high, or higher than wide, and small on the pages. Use its mark alone: the short name stands beside it.';
const pngBox = [0, 0, 512, 512];
const dataUri = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

async function readSvg(source: string) {
  const { svg: original } = await readDrawing(source, 'logo.svg');
  const [, , width = 1, height = 1] = viewBoxOf(original);
  return { original, ratio: width / height, bytes: undefined };
}

async function readPng(file: string) {
  try {
    const { width, height } = await sharp(file).metadata();
    const box = { width: 512, height: 512, fit: 'contain', background: '#0000' } as const;
    const bytes = await sharp(file, { failOn: 'error' })
      .resize(box)
      .png({ palette: true })
      .toBuffer();
    return { bytes, ratio: width / height, original: wrapImage(pngBox, dataUri(bytes)) };
  } catch {
    throw new ContentError([`content/logo.png: found no PNG, or a damaged one. ${asPng}`]);
  }
}

function hasOneColour(pixels: Colour[]): boolean {
  return [0, 1, 2].every((channel) => {
    const values = pixels.map((pixel) => pixel[channel] ?? 0);
    return Math.max(...values) - Math.min(...values) < 32;
  });
}

function inTextColour(svg: string): string {
  const params = { currentColor: /^(?!none|transparent|inherit|url)/ };
  const { data } = optimize(svg, { plugins: [{ name: 'convertColors', params }] });
  return /^<svg[^>]* fill="/.test(data) ? data : withAttributes(data, { fill: 'currentColor' });
}

/** A warning for each background on which less than half of the logo has a contrast that people notice. */
async function notesOn(svg: string, file: string): Promise<string[]> {
  const grounds = [
    ['ink', 'white', 'the dark ground of the footer, the icons and the link cards'],
    ['paper', 'ink', 'the light ground of the header'],
  ] as const;
  const notes = grounds.map(async ([ground, words, where]) => {
    const back = readRgb(ground);
    const pixels = await visiblePixels(svg, readColour(words));
    const seen = pixels.filter((pixel) => contrast(pixel, back) > 1.6);
    return seen.length >= pixels.length / 2
      ? []
      : `${file} can hardly be seen on ${where}. Draw it in one colour, which then becomes that of the words beside it, or in colours that are neither very dark nor very light.`;
  });
  return (await Promise.all(notes)).flat();
}
