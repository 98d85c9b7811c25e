import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Page } from './base-test';

/* Contrasts that axe cannot measure, by the pixels of screenshots. */

/** The pictures are as light as an owner's may be. */
export const whitenPictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      main img { filter: brightness(99) !important; opacity: 1 !important }
      main section { --tall-colour: #fff }`);
    document.adoptedStyleSheets = [sheet];
  });

/** Runs in the page. Takes the letters away. @returns their colour with its opacity, and their lines. */
function clear(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
  const { color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const unit = color.startsWith('color(') ? 255 : 1;
  (element as HTMLElement).style.webkitTextFillColor = 'transparent';
  return {
    colour: [red * unit, green * unit, blue * unit, alpha],
    lines: lines.map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}

/** The contrast of a text with the lightest of what is behind it. */
export async function textContrast(text: Locator): Promise<number> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { colour, lines } = await text.evaluate(clear);
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
  const contrasts: number[] = [];
  for (const clip of lines) {
    const { channels } = await sharp(await text.page().screenshot({ clip })).stats();
    const ground = channels.map(({ max }) => max);
    const letters = [red, green, blue].map(
      (own, index) => own * alpha + (ground[index] ?? 0) * (1 - alpha),
    );
    contrasts.push(contrast(letters, ground));
  }
  return Math.min(...contrasts);
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
