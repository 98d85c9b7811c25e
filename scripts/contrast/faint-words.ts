import type { Page } from 'playwright';
import sharp from 'sharp';
import type { BuiltPicture } from '../../content/schema/built-pictures';
import { addStyles } from './styles';

/** Words that do not stand out from what lies behind them. */
export interface FaintWords {
  text: string;
  contrast: number;
  /** The pictures that they stand on, as kind and file: `wide/hero-wide.jpg`. */
  over: string[];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All words of the page, by the element that sets them. */
function wordsOn(page: Page) {
  return page.evaluate(() => {
    // Whatever way a colour is written in, painted it is four numbers: red, green, blue, opacity.
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

const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });
type Photo = Awaited<ReturnType<typeof pixelsOf>>;

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

/** Where pictures lie; the home page's first goes on, in its own colour, wherever its section does. */
function picturesOn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[data-picture]')]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const place = image.closest('[data-wide]') ?? image;
        const { left, top, width, height } = place.getBoundingClientRect();
        return { src: image.currentSrc, box: { left, top: top + scrollY, width, height } };
      }),
  );
}

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** How often a page may still be moving while it is photographed. */
const tries = 20;

/**
 * Words are faint when they are in so many photos. To take in all of a page, Chromium gives it another
 * window for a moment, and one photo in sixty shows the page laid out for that one.
 */
const photos = 3;

/** The page without its words, and where each of them would stand on it. */
async function photograph(page: Page) {
  const places = async () => (await wordsOn(page)).map(({ boxes }) => boxes);
  for (let left = tries; left > 0; left -= 1) {
    const before = await places();
    const png = await page.screenshot({ fullPage: true, scale: 'css' });
    const after = await places();
    // A page that is still settling would be photographed in one place and measured in another.
    if (JSON.stringify(before) === JSON.stringify(after)) return { png, placed: after };
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/**
 * The words of the open page that are too faint to read. axe cannot judge words on pictures, so they
 * are measured: the page is photographed without its words, and what lay behind each is compared with
 * the words' colour.
 * @param built what content/schema/generated/pictures.json holds, to name the pictures.
 */
export async function faintWords(
  page: Page,
  built: Record<string, BuiltPicture>,
): Promise<FaintWords[]> {
  let found: FaintWords[] = [];
  for (let left = photos; left > 0; left -= 1) {
    found = await faintInPhoto(page, built);
    if (found.length === 0) break;
  }
  return found;
}

async function faintInPhoto(page: Page, built: Record<string, BuiltPicture>) {
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
  if (words.length < 3) throw new Error(`${page.url()} shows hardly any words.`);
  const remove = await addStyles(page, wordless);
  const { png, placed } = await photograph(page);
  const pictures = await picturesOn(page);
  await remove();
  const photo = await pixelsOf(png);
  const names = Object.entries(built).flatMap(([name, { files }]) =>
    files.map(({ src }) => ({ name, src })),
  );
  const nameOf = (src: string) => names.find((each) => src.endsWith(each.src))?.name ?? src;
  return words.flatMap(({ text, color, isLarge }, index) =>
    (placed[index] ?? []).flatMap((box) => {
      const contrast = contrastIn(photo, box, color);
      if (contrast >= (isLarge ? 3 : 4.5)) return [];
      const over = pictures.filter((picture) => overlap(picture.box, box));
      return [{ text, contrast, over: over.map(({ src }) => nameOf(src)) }];
    }),
  );
}
