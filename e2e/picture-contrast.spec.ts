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
  boxes: { left: number; top: number; width: number; height: number }[];
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

/** The contrast that all but the worst twentieth of the words' ground has. */
function contrastOn(ground: Buffer, channels: number, color: string): number {
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const contrasts: number[] = [];
  for (let at = 0; at < ground.length; at += channels) {
    const behind = [...ground.subarray(at, at + 3)];
    const front = [r, g, b].map(
      (value, index) => value * alpha + (behind[index] ?? 0) * (1 - alpha),
    );
    const [dark = 0, light = 0] = [luminance(behind), luminance(front)].sort((x, y) => x - y);
    contrasts.push((light + 0.05) / (dark + 0.05));
  }
  return contrasts.sort((x, y) => x - y)[Math.floor(contrasts.length / 20)] ?? 0;
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
    await page.waitForTimeout(50);
    const photo = sharp(await page.screenshot({ fullPage: true, scale: 'css' }));
    const { width: photoWidth = 0 } = await photo.metadata();
    expect(words.length).toBeGreaterThan(8);
    const faint: string[] = [];
    for (const { text, color, isLarge, boxes } of words) {
      for (const { left, top, ...box } of boxes) {
        const width = Math.min(box.width, photoWidth - left);
        if (width < 1 || box.height < 1 || left < 0) continue;
        const { data, info } = await photo
          .clone()
          .extract({ left, top, width, height: box.height })
          .raw()
          .toBuffer({ resolveWithObject: true });
        const contrast = contrastOn(data, info.channels, color);
        if (contrast < (isLarge ? 3 : 4.5)) faint.push(`${text}: ${contrast.toFixed(2)}`);
      }
    }
    expect(faint).toEqual([]);
  });
}
