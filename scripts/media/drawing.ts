import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo/browser';
import { ContentError } from '../../content/schema/load-content';
import { cleanSvg } from './clean-svg';
import { hasFile, hashOf, makeFile, readColour } from './output';

const cure = 'Turn text into outlines, and pictures into shapes, with the program that drew it.';

/**
 * Reads an SVG file for inline use. The file's name is a prefix of its ids.
 * @returns the drawing, and the attributes of the file's svg element.
 * @throws {ContentError} when it is missing, is not SVG, or is empty.
 */
export async function readDrawing(folder: string, name: string) {
  const issue = (found: string, next = '') =>
    new ContentError([
      `content/${name}: found ${found}, expected an SVG of lines and areas.${next}`,
    ]);
  const file = path.join(folder, name);
  if (!hasFile(folder, name)) throw issue('no such file');
  let clean: ReturnType<typeof cleanSvg>;
  try {
    clean = cleanSvg(readFileSync(file, 'utf8'), path.parse(name).name);
  } catch {
    throw issue('a file of another kind');
  }
  const { svg, root, missed } = clean;
  if (missed[0]) throw issue(`${missed[0]} in it`, ` ${cure}`);
  if (!/^<svg[^>]* viewBox="/.test(svg)) throw issue('no viewBox at its svg element');
  const pixels = await visiblePixels(svg, '#000').catch(() => []);
  if (pixels.length === 0) throw issue('no visible part');
  return { svg, root };
}

type Colour = readonly [number, number, number];

/** The pixels of a drawing that are not transparent, with `color` for `currentColor`. */
async function visiblePixels(svg: string, color: string): Promise<Colour[]> {
  const sized = withAttributes(svg, { width: 96, height: 96, color });
  const data = await sharp(Buffer.from(sized)).ensureAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4))
    .filter(([, , , alpha = 0]) => alpha > 127)
    .map(([r = 0, g = 0, b = 0]) => [r, g, b]);
}

/** The drawing with further attributes, such as its place in another one. */
export function withAttributes(svg: string, attributes: Record<string, string | number>): string {
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${value}" `);
  return svg.replace('<svg ', `<svg ${list.join('')}`);
}

/**
 * The logo, content/logo.svg or content/logo.png. A logo in one colour gets the colour of the text beside it,
 * so that it is visible on every background.
 * @returns `drawing`, self-contained, for cards and icons; `page`, for the HTML, where a PNG is a separate file;
 *   and warnings for the owner.
 */
export async function readLogo(source: string, folder: string, basePath: string) {
  const png = path.join(source, 'logo.png');
  const isPng = hasFile(source, 'logo.png') && !hasFile(source, 'logo.svg');
  const original = isPng ? await wrapPng(png) : (await readDrawing(source, 'logo.svg')).svg;
  // An unused colour, so that parts in `currentColor` differ from all others.
  const isOneColour = hasOneColour(await visiblePixels(original, '#f0f'));
  const drawing = isOneColour ? inTextColour(original) : original;
  const notes = await notesOn(drawing, isPng ? 'content/logo.png' : 'content/logo.svg');
  const [uri] = (isPng && drawing.match(/data:[^"]*/)) || [];
  if (!uri) return { drawing, page: drawing, notes };
  const bytes = Buffer.from(uri.replace(/^[^,]*,/, ''), 'base64');
  const src = await makeFile(path.join(folder, `logo.${hashOf(bytes)}.png`), async () => bytes);
  return { drawing, page: drawing.replace(uri, basePath + src), notes };
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">';

async function wrapPng(file: string): Promise<string> {
  const box = { width: 512, height: 512, fit: 'contain', background: '#0000' } as const;
  const png = await sharp(file).resize(box).png({ palette: true }).toBuffer();
  const uri = `data:image/png;base64,${png.toString('base64')}`;
  return `${open}<image width="512" height="512" href="${uri}"/></svg>`;
}

function hasOneColour(pixels: Colour[]): boolean {
  return [0, 1, 2].every((channel) => {
    const values = pixels.map((pixel) => pixel[channel] ?? 0);
    return Math.max(...values) - Math.min(...values) < 32;
  });
}

function inTextColour(svg: string): string {
  const [image] = svg.match(/<image.*\/>/) ?? [];
  if (image)
    return `${open}<mask id="logo__shape" mask-type="alpha">${image}</mask><path fill="currentColor" mask="url(#logo__shape)" d="M0 0h512v512H0z"/></svg>`;
  const params = { currentColor: /^(?!none|transparent|inherit|url)/ };
  const { data } = optimize(svg, { plugins: [{ name: 'convertColors', params }] });
  return /^<svg[^>]* fill="/.test(data) ? data : withAttributes(data, { fill: 'currentColor' });
}

/** A warning for each background on which less than half of the logo differs enough in brightness (of 255). */
async function notesOn(svg: string, file: string): Promise<string[]> {
  const grounds = [
    ['ink', 'white', 'the dark ground of the footer, the icons and the cards'],
    ['paper', 'ink', 'the light ground of the bar'],
  ] as const;
  const notes = grounds.map(async ([ground, words, where]) => {
    const [, r = '', g = '', b = ''] = readColour(ground).match(/(..)(..)(..)$/) ?? [];
    const back = brightness([r, g, b].map((hex) => Number.parseInt(hex, 16)));
    const pixels = await visiblePixels(svg, readColour(words));
    const seen = pixels.filter((pixel) => Math.abs(brightness(pixel) - back) > 40);
    return seen.length >= pixels.length / 2
      ? []
      : `${file} can hardly be seen on ${where}. Draw it in one colour, which then becomes that of the words beside it, or in colours that are neither very dark nor very light.`;
  });
  return (await Promise.all(notes)).flat();
}

const brightness = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.3 * r + 0.59 * g + 0.11 * b;
