import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readPage } from '../scripts/post-process/page';
import { filesBelow } from '../scripts/shared/files-below';
import { brand, formerBrand } from '../scripts/test/rebrand';
import { variantFolder as folder } from './ports';

/** What is left of a business whose owner replaced the name, the logo and the colours: nothing. */
const files = (pattern: RegExp) => filesBelow(folder).filter((name) => pattern.test(name));
const read = (name: string) => readFileSync(path.join(folder, name));
const { names, marks, colours } = formerBrand();

test('no text, page, icon, manifest or script has the former name, mark or colours', () => {
  const former = [...names, ...marks, ...colours];
  const texts = files(/\.(html|txt|svg|xml|webmanifest|js|css|json)$|_headers$/);
  expect(texts.length).toBeGreaterThan(10);
  const found = texts.flatMap((name) => {
    const text = read(name).toString().replaceAll('&amp;', '&');
    return former.filter((words) => text.includes(words)).map((words) => `${name}: ${words}`);
  });
  expect(found).toEqual([]);
});

test('every page has the new name, and the new mark in its bar and in the loader', () => {
  for (const name of files(/^[^/]+\.html$/)) {
    const { html, elements } = readPage(read(name).toString());
    expect(html, name).toContain(brand.shortName);
    const loader = elements.find(({ attributes }) => 'data-loader-overlay' in attributes)?.outer;
    const { start = 0, length = 0 } = loader ?? {};
    expect(html.slice(start, start + length), `${name}, the loader`).toContain(brand.mark);
    expect(html.slice(start + length), `${name}, the bar`).toContain(brand.mark);
  }
});

test('icons and cards are drawn in the new colours', async () => {
  const pictures = files(/(^|\/)(icon|card)-[^/]*\.png$/);
  expect(pictures.length).toBeGreaterThan(6);
  const former = new Set(colours.map((hex) => Number.parseInt(hex.slice(1), 16)));
  for (const name of pictures) {
    const isCard = path.basename(name).startsWith('card');
    const image = sharp(read(name));
    const { width, height } = await image.metadata();
    // A photo may hold any colour; the sill below it holds only ours.
    const top = isCard ? height - 100 : 0;
    const { data } = await image
      .extract({ left: 0, top, width, height: height - top })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 3) {
      const colour = data.readUIntBE(at, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [[ground = 0] = []] = [...counts].sort(([, one], [, other]) => other - one);
    const all = [...counts.keys()];
    expect(
      all.filter((colour) => former.has(colour)),
      name,
    ).toEqual([]);
    expect(new Set(colours.map(brand.colour)), name).toContain(
      `#${ground.toString(16).padStart(6, '0')}`,
    );
  }
});
