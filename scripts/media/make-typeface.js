import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// Generates the font files in components/styles/fonts: `node scripts/media/make-typeface.js`.

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** The printable characters of Latin-1, and punctuation. */
const latin = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'\u202f‘’‚“”„•…‹›–—€™−ŒœŸ'];
/** Latin Extended-A. */
const extended = between(0x100, 0x17f);

const source =
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-NAME-wght-normal.woff2';
const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } };

for (const [name, characters, file] of [
  ['latin', latin, 'familjen-grotesk.woff2'],
  ['latin-ext', extended, 'familjen-grotesk-ext.woff2'],
]) {
  const font = readFileSync(source.replace('NAME', name));
  const subset = await subsetFont(font, characters.join(''), options);
  writeFileSync(`components/styles/fonts/${file}`, subset);
}
