import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../model';
import { makePictures } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const [red, blue] = ['#c82828', '#283cbe'];

function expectColour(found: string | undefined, expected: string) {
  const channels = (hex = '') => Buffer.from(hex.slice(1), 'hex');
  for (const [index, value] of channels(expected).entries())
    expect(Math.abs((channels(found)[index] ?? -99) - value)).toBeLessThan(8);
}

describe('a large picture', () => {
  const use = async (field: string, width: number, height: number, described: object = {}) => {
    const create = { width, height, channels: 3, background: blue } as const;
    writeFileSync(path.join(folder, 'large.png'), await sharp({ create }).png().toBuffer());
    const content = {
      site: { feed: { provider: 'sample' } },
      testimonials: [],
      home: { hero: { [field]: 'large.png' } },
      pictures: [{ file: 'large.png', focus: '50% 50%', ...described }],
    } as unknown as Content;
    return (await makePictures(content, folder, folder))[`${field as 'wide'}/large.png`];
  };

  test('is sharp on large windows, and small files are there for small ones', async () => {
    const made = await use('wide', 2600, 1500);
    expect(made?.files.map(({ width }) => width)).toEqual([960, 1280, 1600, 1920, 2560]);
    expect(made).toMatchObject({ width: 2560, height: 1440 });
  });

  test('on phones has the colour of its upper edge', async () => {
    const made = await use('tall', 1080, 1620);
    expect(made?.files.map(({ width }) => width)).toEqual([480, 640, 780, 1080]);
    expectColour(made?.colour, blue);
  });

  test.each([
    [
      'a card',
      { services: [{ image: 'large.png' }] },
      'card',
      5 / 4,
      [320, 400, 560, 680, 800, 1040, 1280],
    ],
    [
      'a square',
      { gallery: { sampleFeed: [{ picture: 'large.png' }] } },
      'square',
      1,
      [240, 360, 540, 800, 1024],
    ],
    [
      'a tall one without lights',
      { home: { hero: { tallUnlit: 'large.png' } } },
      'tallUnlit',
      2 / 3,
      [540],
    ],
  ] as const)(
    'as %s has its shape and a file for each width',
    async (_, content, kind, shape, widths) => {
      const create = { width: 1600, height: 1600, channels: 3, background: blue } as const;
      writeFileSync(path.join(folder, 'large.png'), await sharp({ create }).png().toBuffer());
      const site = { feed: { provider: 'sample' } };
      const all = { site, testimonials: [], pictures: [], ...content } as unknown as Content;
      const made = (await makePictures(all, folder, folder))[`${kind}/large.png`];
      expect(made?.files.map(({ width }) => width)).toEqual(widths);
      expect(made?.height).toBe(Math.round((widths.at(-1) ?? 0) / shape));
      for (const { width, src } of made?.files ?? []) {
        const file = await sharp(path.join(folder, path.basename(src))).metadata();
        expect([file.width, file.height]).toEqual([width, Math.round(width / shape)]);
        expect([file.format, file.compression]).toEqual(['heif', 'av1']);
      }
    },
  );

  test('without lights has one size', async () => {
    const made = await use('wideUnlit', 1200, 675);
    expect(made?.files.map(({ width }) => width)).toEqual([960]);
  });
});

test('of a picture that is too small for several places, the largest size is named', async () => {
  const create = { width: 300, height: 300, channels: 3, background: blue } as const;
  writeFileSync(path.join(folder, 'small.png'), await sharp({ create }).png().toBuffer());
  for (const hero of [
    { wide: 'small.png', tall: 'small.png' },
    { tall: 'small.png', wide: 'small.png' },
  ]) {
    const site = { feed: { provider: 'sample' } };
    const content = { site, testimonials: [], pictures: [], home: { hero } } as unknown as Content;
    const message: string = await makePictures(content, folder, folder).catch(
      (error) => error.message,
    );
    expect(message.match(/small\.png: .*$/gm)).toEqual([
      'small.png: found 300 × 300 pixels, expected at least 960 × 540.',
    ]);
  }
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
  const content = {
    site: { feed: { provider: 'sample' } },
    testimonials: [],
    home: { hero: { tall: 'two.png' } },
    services: [{ image: 'one.png' }],
    pictures: [
      { file: 'one.png', focus: '50% 100%' },
      { file: 'two.png', focus: '50% 0%' },
    ],
  } as unknown as Content;
  const made = await makePictures(content, folder, folder);
  expectColour(made['tall/two.png']?.colour, red);
  expect([made['tall/two.png']?.focus, made['card/one.png']?.focus]).toEqual([
    '50% 0%',
    '50% 100%',
  ]);
});
