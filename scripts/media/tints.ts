import sharp from 'sharp';
import type { Tints } from '../../model/media';
import type { readDrawing } from './drawing';
import { hashOf, makeFile } from './output';

type Drawing = Awaited<ReturnType<typeof readDrawing>>;

/**
 * Writes the pictures of a drawing for the pages.
 * @param target the folder and the prefix of its files.
 */
export async function writeTints(
  { dark, light, width, height }: Drawing,
  target: string,
): Promise<Tints> {
  const write = (png: Buffer) => makeFile(`${target}.${hashOf(png)}.webp`, () => encodeWebp(png));
  return { dark: await write(dark), light: await write(light), width, height };
}

/** Flat colours are smaller without losses, shades with them. */
export async function encodeWebp(png: Buffer): Promise<Buffer> {
  const [exact, lossy] = await Promise.all([
    sharp(png).webp({ lossless: true }).toBuffer(),
    sharp(png).webp({ quality: 90, smartSubsample: true }).toBuffer(),
  ]);
  return exact.length <= lossy.length ? exact : lossy;
}
