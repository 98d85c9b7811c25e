import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync('components/styles/tokens.css', 'utf8');

/** Relative luminance, 0 to 1, of a token with a hex code (WCAG 2.2). */
function luminance(name: string): number {
  const hex = tokens.match(new RegExp(`--${name}: #([\\da-f]{3,6});`))?.[1];
  if (!hex) throw new Error(`--${name} is no hex code.`);
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  const [red = 0, green = 0, blue = 0] = (parts ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'paper', 7],
  ['slate', 'paper', 7],
  ['danger', 'paper', 7],
  ['ink', 'amber', 7],
  ['white', 'ink', 7],
  ['white', 'spruce', 7],
  ['white', 'night', 7],
  ['amber', 'ink', 7],
  ['amber-deep', 'paper', 4.5],
  ['ink', 'board', 4.5],
  ['field-line', 'white', 3],
  ['field-line', 'paper', 3],
  ['water', 'paper', 1.6],
])('%s on %s has a contrast of at least %s : 1', (words, ground, least) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['shade', 0.74],
  ['shade-half', 0.6],
])('%s keeps text readable over a white picture', (name, least) => {
  const alpha = tokens.match(new RegExp(`--${name}: rgb\\(10 23 29 / ([\\d.]+)\\);`))?.[1];
  expect(Number(alpha)).toBeGreaterThanOrEqual(least);
});

test('only tokens.css has hex codes and colour functions', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && path.basename(name) !== 'tokens.css')
    .map((name) => path.join('components', name));
  expect(files.length).toBeGreaterThan(10);
  const spelt = /#[\da-f]{3,8}\b(?=[;\s,)])|\b(?:rgba?|hsla?|oklch)\((?!from var)/i;
  const masks = /mask(-image)?:[^;]*;|\/\*.*?\*\//gs;
  expect(files.filter((file) => spelt.test(readFileSync(file, 'utf8').replace(masks, '')))).toEqual(
    [],
  );
});
