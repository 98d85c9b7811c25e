import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Page } from './base-test';

// Measures contrasts that axe can't, from the pixels of screenshots.

/** Makes the pictures white, the lightest that an owner could choose. */
export const whitenPictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      main img { filter: brightness(99) !important; opacity: 1 !important }
      main section { --tall-colour: #fff }`);
    document.adoptedStyleSheets = [sheet];
  });

/** Makes a text transparent. Runs in the page. @returns its colour as RGBA and the boxes of its lines. */
function hideText(element: Element) {
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

/** Returns the contrast ratio of a text to the lightest pixel behind it. */
export async function measureTextContrast(text: Locator): Promise<number> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { colour, lines } = await text.evaluate(hideText);
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
  const contrasts: number[] = [];
  for (const clip of lines) {
    const { channels } = await sharp(await text.page().screenshot({ clip })).stats();
    const background = channels.map(({ max }) => max);
    const letters = [red, green, blue].map(
      (value, index) => value * alpha + (background[index] ?? 0) * (1 - alpha),
    );
    contrasts.push(contrastRatio(letters, background));
  }
  return Math.min(...contrasts);
}

/** Returns the contrast ratio of two RGB colours as defined by WCAG 2.2. */
function contrastRatio(first: number[], second: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
