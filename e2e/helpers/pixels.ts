import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Colour } from '../../scripts/media/colours';

/** The pixels of a screenshot. */
export async function pixelsOf(screenshot: Buffer): Promise<Colour[]> {
  const data = await sharp(screenshot).toColourspace('srgb').removeAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index): Colour => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * index, 3 * index + 3);
    return [red, green, blue];
  });
}

/** How many pixels in the middle of the window are not of the ground, and how many of those are amber. */
export async function drawnInMiddle(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: width / 2 - 120, y: height / 2 - 120, width: 240, height: 240 };
  const pixels = await pixelsOf(await page.screenshot({ scale: 'css', clip }));
  const drawn = pixels.filter((pixel) => pixel.join() !== pixels[0]?.join());
  const amber = drawn.filter(([red, , blue]) => red > 230 && blue < 120);
  return { all: drawn.length, amber: amber.length };
}
