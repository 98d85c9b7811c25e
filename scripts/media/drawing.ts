import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../content/schema';
import { cleanSvg } from './clean-svg';
import type { Colour } from './colours';
import { hasFile, hashOf, makeFile } from './output';

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
    clean = cleanSvg(readFileSync(file, 'utf8'), path.parse(name).name.replace(/\W/g, '-'));
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

/** The pixels of a drawing that are not transparent, with `color` for `currentColor`. */
export async function visiblePixels(svg: string, color: string): Promise<Colour[]> {
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

/** The characters of a drawing that pages repeat. A heavier one is a file. */
const inlineLimit = 4000;

/**
 * The drawing for the HTML: itself, or a reference to a file of `folder`.
 * @param isOneColour whether it has the colour of the text.
 */
export async function drawingForPages(
  svg: string,
  name: string,
  isOneColour: boolean,
  { folder, basePath }: { folder: string; basePath: string },
) {
  if (svg.length <= inlineLimit) return svg;
  const file = path.join(folder, `${name}.${hashOf(svg)}.svg`);
  const href = basePath + (await makeFile(file, async () => svg));
  return wrapImage(viewBoxOf(svg), href, isOneColour ? name : undefined);
}

export const viewBoxOf = (svg: string) =>
  (svg.match(/ viewBox="([^"]*)"/)?.[1] ?? '').split(/[\s,]+/).map(Number);

/** An SVG that shows a picture file, or with a prefix for its ids the file's shape in the colour of the text. */
export function wrapImage(viewBox: number[], href: string, prefix?: string): string {
  const [x, y, width, height] = viewBox;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const image = `<image ${box} href="${href}"/>`;
  const id = `${prefix}__shape`;
  const mask = `<mask id="${id}" mask-type="alpha">${image}</mask>`;
  const masked = `${mask}<rect fill="currentColor" mask="url(#${id})" ${box}/>`;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}">`;
  return `${start}${prefix ? masked : image}</svg>`;
}
