import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model';
import { makePictures } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const [red, blue] = ['#c82828', '#283cbe'];

function expectColour(found: string | undefined, expected: string) {
  const channels = (hex = '') => Buffer.from(hex.slice(1), 'hex');
  for (const [index, value] of channels(expected).entries())
    expect(Math.abs((channels(found)[index] ?? -99) - value)).toBeLessThan(8);
}

/** Makes the pictures of a content with these parts. */
const make = (parts: object) => {
  const content = {
    site: { feed: { provider: 'sample' } },
    testimonials: [],
    pictures: [],
    ...parts,
  };
  return makePictures(content as unknown as Content, folder, folder);
};
async function writePicture(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: blue } as const;
  writeFileSync(path.join(folder, name), await sharp({ create }).png().toBuffer());
}

test.each([
  ['wide', { home: { hero: { wide: 'large.png' } } }, 16 / 9, [960, 1280, 1600, 1920, 2560]],
  ['tallUnlit', { home: { hero: { tallUnlit: 'large.png' } } }, 2 / 3, [540]],
  [
    'landscape',
    { services: [{ image: 'large.png' }] },
    5 / 4,
    [320, 400, 560, 680, 800, 1040, 1280],
  ],
  [
    'square',
    { gallery: { sampleFeed: [{ picture: 'large.png' }] } },
    1,
    [240, 360, 540, 800, 1024],
  ],
] as const)(
  'a large picture as %s has its shape and a file for each width',
  async (kind, parts, shape, widths) => {
    await writePicture('large.png', 2600, 1700);
    const made = (await make(parts))[`${kind}/large.png`];
    expect(made?.files.map(({ width }) => width)).toEqual(widths);
    expect(made?.height).toBe(Math.round((widths.at(-1) ?? 0) / shape));
    for (const { width, src } of made?.files ?? []) {
      const file = await sharp(path.join(folder, path.basename(src))).metadata();
      expect([file.width, file.height]).toEqual([width, Math.round(width / shape)]);
      expect([file.format, file.compression]).toEqual(['heif', 'av1']);
    }
  },
);

test('a picture that is too small for several places is reported with each size', async () => {
  await writePicture('small.png', 300, 300);
  const hero = { wide: 'small.png', tall: 'small.png' };
  const message: string = await make({ home: { hero } }).catch((error) => error.message);
  expect(message.match(/small\.png: .*$/gm)).toEqual([
    'small.png: found 300 × 300 pixels, expected at least 480 × 720.',
    'small.png: found 300 × 300 pixels, expected at least 960 × 540.',
  ]);
});

test('the colour above a tall picture is that of its upper edge, and each picture has its own focus', async () => {
  const sky = await sharp({ create: { width: 540, height: 30, channels: 3, background: red } })
    .png()
    .toBuffer();
  const house = sharp({ create: { width: 540, height: 1200, channels: 3, background: blue } });
  const tall = await house
    .composite([{ input: sky, left: 0, top: 0 }])
    .png()
    .toBuffer();
  for (const name of ['one.png', 'two.png']) writeFileSync(path.join(folder, name), tall);
  const made = await make({
    home: { hero: { tall: 'two.png' } },
    services: [{ image: 'one.png' }],
    pictures: [
      { file: 'one.png', focus: '50% 100%' },
      { file: 'two.png', focus: '50% 0%' },
    ],
  });
  expectColour(made['tall/two.png']?.colour, red);
  expect([made['tall/two.png']?.focus, made['landscape/one.png']?.focus]).toEqual([
    '50% 0%',
    '50% 100%',
  ]);
});
