import sharp from 'sharp';
import type { Colour } from '../../scripts/media/colours';

/** The pixels of a screenshot, row by row. */
export async function pixelsOf(screenshot: Buffer): Promise<Colour[][]> {
  const picture = sharp(screenshot).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x): Colour => {
      const at = (y * info.width + x) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return [red, green, blue];
    }),
  );
}
