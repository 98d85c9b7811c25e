import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { openWithoutLoader } from './routes';

/**
 * axe cannot judge words on pictures, so they are measured: the page is photographed without its
 * words, and what lay behind each is compared with the words' colour.
 */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

interface Words {
  text: string;
  color: string;
  isLarge: boolean;
  boxes: Box[];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All words of the page, by the element that sets them. */
function wordsOn(page: Page): Promise<Words[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
      if (!text || !element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest('.visually-hidden, [aria-hidden=true]')) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const boxes = own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ left, top, width, height }) => ({
          left: Math.round(left),
          top: Math.round(top + scrollY),
          width: Math.round(width),
          height: Math.round(height),
        }));
      });
      return [{ text, color, isLarge: size >= 24 || (size >= 18.66 && +fontWeight >= 700), boxes }];
    }),
  );
}

/** Every service's light is on, the brightest that its picture becomes. */
const wordless = `
  * { color: transparent !important; -webkit-text-fill-color: transparent !important; }
  img { filter: none !important; }
`;

function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

interface Photo {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}

/** The contrast that all but the worst twentieth of the words' ground has. */
function contrastIn({ data, info }: Photo, box: Box, color: string): number {
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const contrasts: number[] = [];
  // Every second pixel of every second line is enough, and four times as quick.
  for (let y = Math.max(box.top, 0); y < Math.min(box.top + box.height, info.height); y += 2) {
    for (let x = Math.max(box.left, 0); x < Math.min(box.left + box.width, info.width); x += 2) {
      const at = (y * info.width + x) * info.channels;
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const front = [r, g, b].map(
        (value, index) => value * alpha + (behind[index] ?? 0) * (1 - alpha),
      );
      const [dark = 0, light = 0] = [luminance(behind), luminance(front)].sort(
        (one, two) => one - two,
      );
      contrasts.push((light + 0.05) / (dark + 0.05));
    }
  }
  return contrasts.sort((one, two) => one - two)[Math.floor(contrasts.length / 20)] ?? Infinity;
}

for (const path of ['/', '/services', '/contact']) {
  test(`words on the pictures of ${path} stand out`, async ({ page }) => {
    await openWithoutLoader(page, path);
    await page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter((image) => image.checkVisibility())
          .map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
      ),
    );
    const words = await wordsOn(page);
    await page.addStyleTag({ content: wordless });
    const places = async () => (await wordsOn(page)).map(({ boxes }) => boxes);
    let png: Uint8Array = new Uint8Array();
    let placed: Box[][] = [];
    await expect(async () => {
      placed = await places();
      png = await page.screenshot({ fullPage: true, scale: 'css' });
      // A page that is still settling would be photographed in one place and measured in another.
      expect(await places()).toEqual(placed);
    }).toPass();
    const photo = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect(words.length).toBeGreaterThan(8);
    const faint = words.flatMap(({ text, color, isLarge }, index) =>
      (placed[index] ?? [])
        .map((box) => contrastIn(photo, box, color))
        .filter((contrast) => contrast < (isLarge ? 3 : 4.5))
        .map((contrast) => `${text}: ${contrast.toFixed(2)}`),
    );
    expect(faint).toEqual([]);
  });
}
