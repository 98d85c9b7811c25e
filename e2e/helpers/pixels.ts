import sharp from 'sharp';

type Pixel = readonly number[];

/** The pixels of a screenshot, row by row. */
export async function pixelsOf(screenshot: Buffer): Promise<Pixel[][]> {
  const picture = sharp(screenshot).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const row = (y: number) =>
    Array.from({ length: info.width }, (_, x) => {
      const at = (y * info.width + x) * info.channels;
      return [...data.subarray(at, at + 3)];
    });
  return Array.from({ length: info.height }, (_, y) => row(y));
}

export function luminance(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
