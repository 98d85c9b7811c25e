import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model';
import { makePictures } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name));
const [red, blue] = ['#c82828', '#283cbe'];

/** A picture that is red at the left and blue at the right. */
async function halves(width: number, height: number) {
  const right = sharp({ create: { width: width / 2, height, channels: 3, background: blue } });
  const both = sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: await right.png().toBuffer(), left: width / 2, top: 0 },
  ]);
  return sharp(await both.png().toBuffer());
}

/** Makes the pictures of content that has only these parts. */
function makeFor(parts: object) {
  const empty = { site: { feed: { provider: 'sample' } }, testimonials: [], pictures: [] };
  return makePictures({ ...empty, ...parts } as unknown as Content, folder, folder);
}

/** Makes the pictures of services, which must be at least 320 pixels wide and 256 high, from these files. */
async function make(files: Record<string, Buffer>, focus = '0% 0%') {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  const names = Object.keys(files);
  const services = names.map((image) => ({ image }));
  return Object.values(
    await makeFor({ services, pictures: names.map((file) => ({ file, focus })) }),
  );
}

const fileOf = (made: Awaited<ReturnType<typeof make>>) =>
  path.join(folder, path.basename(made[0]?.files[0]?.src ?? ''));

function expectColour(found: string | undefined, expected: string) {
  const channels = (hex = '') => Buffer.from(hex.slice(1), 'hex');
  for (const [index, value] of channels(expected).entries())
    expect(Math.abs((channels(found)[index] ?? -99) - value)).toBeLessThan(8);
}

test.each([
  ['0% 50%', red, '0% 50%', 0],
  ['100% 50%', blue, '100% 50%', 0],
  ['20% 50%', red, '50% 50%', 0],
  ['50% 100%', blue, '50% 100%', 90],
])('the crop keeps the focus %s', async (focus, colour, within, angle) => {
  const picture = (await halves(1000, 320)).rotate(angle);
  const [made] = await make({ 'wide.png': await picture.toBuffer() }, focus);
  expect(made?.focus).toBe(within);
  expectColour(made?.colour, colour);
});

test('O4 a photo is rotated by its EXIF orientation, and its metadata with the location is removed', async () => {
  const rotated = (await halves(1000, 256)).rotate(90);
  const photo = rotated.withMetadata({
    orientation: 8,
    exif: { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } },
  });
  const made = await make({ 'photo.jpg': await photo.jpeg().toBuffer() });
  expectColour(made[0]?.colour, red);
  const { exif, icc } = await sharp(fileOf(made)).metadata();
  expect([exif, icc]).toEqual([undefined, undefined]);
  expect(readFileSync(fileOf(made)).includes('SecretCamera')).toBe(false);
});

test('O4 a HEIC file is read with its colour profile', async () => {
  const [made] = await make({ 'phone.heic': fixture('phone.heic') });
  expect([made?.width, made?.height]).toEqual([480, 384]);
  // The average of the parts of its red, green, blue and grey quarters that are in the crop.
  expectColour(made?.colour, '#78694a');
});

test('files as cameras and phones write them are read', async () => {
  const picture = await halves(1000, 256);
  const jpeg = await picture.jpeg().toBuffer();
  const made = await make({
    'old.jfif': jpeg,
    'wide-gamut.jpg': await (await halves(1000, 256)).withIccProfile('p3').jpeg().toBuffer(),
    'scan.tif': await picture.tiff().toBuffer(),
    'drawn.gif': await picture.gif().toBuffer(),
    'png-named.jpg': await (await halves(1000, 256)).toBuffer(),
  });
  expect(made).toHaveLength(5);
  for (const { colour } of made) expectColour(colour, red);
  expect(await make({ 'samsung.jpg': fixture('samsung-sos.jpg') })).toHaveLength(1);
});

test('one error lists all unusable pictures', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 400, height: 400, channels: 3, background: red, noise } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const files = {
    'empty.jpg': Buffer.alloc(0),
    'half.jpg': jpeg.subarray(0, 30_000),
    'letter.jpg': Buffer.from('Dear neighbour'),
    'small.png': await (await halves(318, 400)).toBuffer(),
  };
  const message: string = await make(files).catch((error) => error.message);
  const issues = message.split('\n').filter((line) => line.includes('content/pictures/'));
  expect(issues.map((line) => line.replace(/^[\s-]+/, ''))).toEqual([
    expect.stringMatching(/^content\/pictures\/empty.jpg: found no picture/),
    expect.stringMatching(/^content\/pictures\/half.jpg: the picture is damaged/),
    expect.stringMatching(/^content\/pictures\/letter.jpg: found no picture/),
    expect.stringMatching(/^content\/pictures\/small.png: found 318 × 400 pixels/),
  ]);
});

const plain = (width: number, height: number, background = blue) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('O4 a large picture is cropped to its aspect ratio, with a file for each width that screens need', async () => {
  writeFileSync(path.join(folder, 'large.png'), await plain(2600, 1700));
  const made = await makeFor({ home: { hero: { wide: 'large.png', tallLightsOff: 'large.png' } } });
  const widthsOf = (kind: 'wide' | 'tallLightsOff') =>
    made[`${kind}/large.png`]?.files.map(({ width }) => width);
  expect(widthsOf('wide')).toEqual([960, 1280, 1600, 1920, 2560]);
  expect(widthsOf('tallLightsOff')).toEqual([540]);
  for (const { width, src } of made['wide/large.png']?.files ?? []) {
    const file = await sharp(path.join(folder, path.basename(src))).metadata();
    expect([file.width, file.height]).toEqual([width, (width / 16) * 9]);
    expect([file.format, file.compression]).toEqual(['heif', 'av1']);
  }
});

test('a picture that is too small for several uses is reported with each minimum size', async () => {
  writeFileSync(path.join(folder, 'small.png'), await plain(300, 300));
  const hero = { wide: 'small.png', tall: 'small.png' };
  const message: string = await makeFor({ home: { hero } }).catch((error) => error.message);
  expect(message.match(/small\.png: .*\n.*$/gm)).toEqual([
    'small.png: found 300 × 300 pixels,\n  expected at least 480 × 720.',
    'small.png: found 300 × 300 pixels,\n  expected at least 960 × 540.',
  ]);
});

test('the colour above a tall picture is the one of its upper edge', async () => {
  const sky = { input: await plain(540, 30, red), left: 0, top: 0 };
  const tall = sharp(await plain(540, 1200)).composite([sky]);
  writeFileSync(path.join(folder, 'tall.png'), await tall.png().toBuffer());
  const pictures = [{ file: 'tall.png', focus: '50% 0%' }];
  const made = await makeFor({ home: { hero: { tall: 'tall.png' } }, pictures });
  expectColour(made['tall/tall.png']?.colour, red);
});
