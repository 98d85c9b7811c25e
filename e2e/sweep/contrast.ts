import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles } from './styles';

interface Words {
  text: string;
  /** Red, green, blue and opacity, each up to 255. */
  color: number[];
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
  return page.evaluate(() => {
    // Whatever way a colour is written in, painted it is four numbers.
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const painted = (color: string) => {
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    return [...document.querySelectorAll('header *, main *')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
      if (!text || !element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest('.visually-hidden, [aria-hidden=true], [data-caption]')) return [];
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
      const isLarge = size >= 24 || (size >= 18.66 && +fontWeight >= 700);
      return [{ text, color: painted(color), isLarge, boxes }];
    });
  });
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
function contrastIn({ data, info }: Photo, box: Box, color: number[]): number {
  const [r = 0, g = 0, b = 0, opacity = 255] = color;
  const alpha = opacity / 255;
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

/**
 * Words on pictures stand out. axe cannot judge them, so they are measured: the page is photographed
 * without its words, and what lay behind each is compared with the words' colour.
 */
export async function expectWordsStandOut(page: Page) {
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
  const remove = await addStyles(page, wordless);
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
  expect(words.length).toBeGreaterThan(2);
  const faint = words.flatMap(({ text, color, isLarge }, index) =>
    (placed[index] ?? [])
      .map((box) => contrastIn(photo, box, color))
      .filter((contrast) => contrast < (isLarge ? 3 : 4.5))
      .map((contrast) => `${text}: ${contrast.toFixed(2)}`),
  );
  expect(faint).toEqual([]);
  await remove();
}
