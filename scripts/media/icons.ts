import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Media } from '../../content/schema';
import { readColour } from './colours';
import { withAttributes } from './drawing';
import { hashOf, makeFile } from './output';

/**
 * Generates the icons for tabs, home screens and search results: the logo on a dark square, visible in light and
 * dark tab bars. It has a margin, because phones round the corners; `maskable` keeps the logo inside
 * Android's safe zone.
 */
export async function makeIcons(mark: string, folder: string): Promise<Media['icons']> {
  const [ink, color] = [readColour('ink'), readColour('white')];
  const draw = (size: number, width: number) => {
    const start = (size - width) / 2;
    const placed = withAttributes(mark, { x: start, y: start, width, height: width, color });
    const ground = `<path fill="${ink}" d="M0 0h${size}v${size}H0z"/>`;
    const box = `viewBox="0 0 ${size} ${size}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${placed}</svg>`;
  };
  const icon = async (name: string, size: number, markSize: number) => {
    const svg = draw(size, markSize);
    const file = path.join(folder, `${name}-${size}.${hashOf(svg)}.png`);
    const make = () => sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
    return { src: await makeFile(file, make), sizes: `${size}x${size}`, type: 'image/png' };
  };
  const tab = draw(32, 32);
  const svg = await makeFile(path.join(folder, `icon.${hashOf(tab)}.svg`), async () => tab);
  return {
    svg: { src: svg, sizes: 'any', type: 'image/svg+xml' },
    small: await icon('icon', 32, 32),
    apple: await icon('icon', 180, 128),
    medium: await icon('icon', 192, 128),
    large: await icon('icon', 512, 384),
    maskable: await icon('icon-maskable', 512, 288),
  };
}

/**
 * Feed readers and bookmark services request /favicon.ico: a directory of one entry before a PNG. An owner's own, which
 * comes with public/, stays.
 */
export async function writeFavicon(out: string, { src }: { src: string }): Promise<void> {
  const file = path.join(out, 'favicon.ico');
  if (existsSync(file)) return;
  const png = await readFile(path.join(out, src));
  const { width } = await sharp(png).metadata();
  const header = Buffer.alloc(22);
  const [type, count, planes, bitsPerPixel] = [1, 1, 1, 32];
  header.writeUInt16LE(type, 2);
  header.writeUInt16LE(count, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  await writeFile(file, Buffer.concat([header, png]));
}
