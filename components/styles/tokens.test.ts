/** @jest-environment node */
import { readColours } from '../../scripts/prepare/colours';

const colours = readColours();

function luminance(name: string): number {
  const value = colours[name] ?? '';
  const hex = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('colour pairs', () => {
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

  test('words in amber-deep on paper reach 4.5 : 1', () => {
    expect(contrast('amber-deep', 'paper')).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['field-line', 'white'],
    ['field-line', 'paper'],
    ['amber', 'ink'],
  ])('marks in %s on %s reach 3 : 1', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
