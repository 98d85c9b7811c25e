import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';

const tokens = readFileSync('components/styles/tokens.css', 'utf8');

function contrast(...names: [string, string]): number {
  const [one, other] = names.map((name) => tokens.match(`--${name}: (#\\w+);`)?.[1] ?? '');
  return Color.contrast(one ?? '', other ?? '', 'WCAG21');
}

/** The shade over a white picture, as the browser mixes them. */
function shadeOnWhite(name: string): Color {
  const alpha = Number(tokens.match(`--${name}: rgb\\(10 23 29 / ([\\d.]+)\\)`)?.[1]);
  const mixed = [10, 23, 29].map((channel) => (channel * alpha + 255 * (1 - alpha)) / 255);
  return new Color('srgb', mixed as [number, number, number]);
}

test.each([
  ['ink', 'paper'],
  ['slate', 'paper'],
  ['danger', 'paper'],
  ['ink', 'amber'],
  ['white', 'ink'],
  ['white', 'spruce'],
  ['white', 'night'],
  ['amber', 'ink'],
])('words in %s on %s reach the highest grade, 7 : 1', (words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(7);
});

test.each([
  ['amber-deep', 'paper'],
  ['ink', 'board'],
])('words in %s on %s reach 4.5 : 1', (words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['field-line', 'white'],
  ['field-line', 'paper'],
])('marks in %s on %s reach 3 : 1', (mark, ground) => {
  expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
});

test('land and water on the map are told apart, 1.6 : 1', () => {
  expect(contrast('paper', 'water')).toBeGreaterThanOrEqual(1.6);
});

test.each([
  ['shade', '#fff'],
  ['shade', '#f4b45f'],
  ['shade-half', '#fff'],
])('over any picture %s gives words in %s 4.5 : 1', (shade, words) => {
  expect(Color.contrast(shadeOnWhite(shade), words, 'WCAG21')).toBeGreaterThanOrEqual(4.5);
});
