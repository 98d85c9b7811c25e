import { readFileSync } from 'node:fs';
import path from 'node:path';
import Color from 'colorjs.io';
import { colourOf } from '../../scripts/prepare/colours';
import { filesBelow } from '../../scripts/shared/files-below';

const contrast = (one: string, other: string) =>
  Color.contrast(colourOf(one), colourOf(other), 'WCAG21');

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

const tokens = 'components/styles/tokens.css';

/** Every file that is styled or drawn by the tokens. */
const files = ['app', 'components', 'scripts/prepare'].flatMap((folder) =>
  filesBelow(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

/** Colours spelt out: codes and functions, and in style sheets names too. Masks have none: only how opaque they are counts. */
function literals(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\bmask(-image)?:[^;]*;/gs, '');
  const spelt = source.match(
    /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\((?!from var)/gi,
  );
  const named = file.endsWith('.css')
    ? [...source.matchAll(/^\s*[\w-]+:([^;{]*);/gm)]
        .flatMap(
          ([, value = '']) => value.replace(/var\([^()]*\)|"[^"]*"/g, '').match(/[\w-]+/g) ?? [],
        )
        .filter((word) => word !== 'transparent' && Color.try(word))
    : [];
  return [...(spelt ?? []), ...named];
}

test('colours are spelt out in the tokens and nowhere else', () => {
  expect(literals(tokens).length).toBeGreaterThan(5);
  const elsewhere = files.filter((file) => file !== tokens);
  expect(elsewhere.flatMap((file) => literals(file).map((colour) => `${file}: ${colour}`))).toEqual(
    [],
  );
});

test.each(['#0d1c23', 'rgb(13 28 35)', 'oklch(0.2169 0.0246 228.4)', 'hsl(199 46% 9%)'])(
  'cards and icons understand %s',
  (form) => {
    expect(colourOf('ink', `  --ink: ${form};`)).toMatch(/^#0[cd]1[bcd]2[123]$/);
  },
);

test('a colour that cards and icons need and cannot read is told by its name', () => {
  expect(() => colourOf('ink', '  --ink: color-mix(in srgb, red, blue);')).toThrow(/--ink: found/);
});
