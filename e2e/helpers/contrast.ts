import type { Locator } from '@playwright/test';
import type { Colour } from '../../scripts/media/colours';
import { expect, type Page } from './base-test';
import { pixelsOf } from './pixels';

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

/** The contrast of a text with what is behind it: hardly any place has less. */
export async function textContrast(text: Locator): Promise<number> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { colour, lines } = await text.evaluate(clear);
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
  const contrasts: number[] = [];
  for (const clip of lines) {
    for (const ground of await pixelsOf(await text.page().screenshot({ clip, scale: 'css' }))) {
      const mix = (own: number, index: number) => own * alpha + (ground[index] ?? 0) * (1 - alpha);
      contrasts.push(contrast([mix(red, 0), mix(green, 1), mix(blue, 2)], ground));
    }
  }
  const sorted = contrasts.sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 50)] ?? 0;
}

/** The pixels of a control and of 8 px around it. */
async function pixelsAround(control: Locator): Promise<Colour[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const window = control.page().viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.round(x) - 8);
  const top = Math.max(0, Math.round(y) - 8);
  const clip = {
    x: left,
    y: top,
    width: Math.min(window.width, Math.round(x + width) + 8) - left,
    height: Math.min(window.height, Math.round(y + height) + 8) - top,
  };
  return pixelsOf(await control.page().screenshot({ clip, scale: 'css' }));
}

/** Runs in the page. Numbers one control of each kind that is seen: those in one part with the same classes look alike. */
function numberKinds(scope: string): string[] {
  const kinds = new Map<string, HTMLElement>();
  const selector = ['a[href]', 'button', 'input', 'textarea'].map((tag) => `${scope} ${tag}`);
  for (const control of document.querySelectorAll<HTMLElement>(selector.join())) {
    const { tabIndex, localName, className, parentElement } = control;
    if (tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    // The skip link is seen while it has the focus only.
    if (control.matches('[href="#mainContent"]')) continue;
    const part = control.closest('[popover], nav, header, footer, main')?.localName;
    const current = control.ariaCurrent;
    const kind = [part, localName, className, current, parentElement?.className].join();
    if (!kinds.has(kind)) kinds.set(kind, control);
  }
  return [...kinds.values()].map((control, index) => {
    control.dataset.kind = `${index}`;
    return control.textContent?.trim() || control.ariaLabel || control.id;
  });
}

/**
 * Each kind of control in a part of the page has a focus ring as large as a line of 2 px around it, of enough contrast with
 * what was there (WCAG 2.4.13). Its corners are round.
 */
export async function expectFocusRings(page: Page, scope: string) {
  // Rings are for keys.
  await page.keyboard.press('Shift');
  for (const [index, name] of (await page.evaluate(numberKinds, scope)).entries()) {
    const control = page.locator(`[data-kind="${index}"]`);
    // The link of a tile covers it, and the tile has the ring.
    const tile = page.locator('li:has(img)', { has: control });
    const edged = (await tile.count()) > 0 ? tile : control;
    await edged.evaluate((element) => {
      (document.activeElement as HTMLElement).blur();
      if (!element.closest('header'))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const before = await pixelsAround(edged);
    await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const after = await pixelsAround(edged);
    const changed = after.filter((pixel, at) => contrast(pixel, before[at] ?? pixel) >= 3).length;
    const { width = 0, height = 0 } = (await edged.boundingBox()) ?? {};
    const thickness = changed / (2 * (width + height));
    expect.soft(thickness, `the ring of “${name}” in ${scope}`).toBeGreaterThan(1.9);
  }
}

/** The contrast ratio of WCAG 2.2. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}
