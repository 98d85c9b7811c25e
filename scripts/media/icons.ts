import path from 'node:path';
import sharp from 'sharp';
import type { Media } from '../../model/media';
import { readColour } from './colours';
import { hashOf, makeFile } from './output';

/**
 * Generates the icons for tabs, home screens and search results: the logo on a dark square, which is visible in light
 * and dark tab bars. Large icons have a margin, because phones round the corners. `maskable` keeps the logo inside
 * Android's safe zone.
 * @param logo a PNG for dark backgrounds.
 */
export async function makeIcons(logo: Buffer, mediaFolder: string): Promise<Media['icons']> {
  const background = readColour('ink');
  const icon = async (name: string, size: number, logoSize: number) => {
    const file = path.join(
      mediaFolder,
      `${name}-${size}.${hashOf(logo, background, `${logoSize}`)}.png`,
    );
    const make = async () => {
      const input = await sharp(logo).resize(logoSize, logoSize, { fit: 'inside' }).toBuffer();
      const square = sharp({ create: { width: size, height: size, channels: 3, background } });
      return square.composite([{ input }]).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    };
    return { src: await makeFile(file, make), sizes: `${size}x${size}`, type: 'image/png' };
  };
  return {
    small: await icon('icon', 32, 29),
    apple: await icon('icon', 180, 116),
    medium: await icon('icon', 192, 116),
    large: await icon('icon', 512, 348),
    maskable: await icon('icon-maskable', 512, 261),
  };
}
