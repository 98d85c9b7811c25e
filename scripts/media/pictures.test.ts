import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
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

/** What is made of these files as pictures of services: 320 pixels wide at least, and 256 high. */
async function make(files: Record<string, Buffer>, focus = '0% 0%') {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  const names = Object.keys(files);
  const content = {
    site: { feed: { provider: 'sample' } },
    testimonials: [],
    services: names.map((image) => ({ image })),
    pictures: names.map((file) => ({ file, focus })),
  } as unknown as Content;
  return Object.values(await makePictures(content, folder, folder));
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

test('O4 a photo is rotated by its EXIF orientation, and its place is removed with all metadata', async () => {
  const lying = (await halves(1000, 256)).rotate(90);
  const photo = lying.withMetadata({
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
  // The average of its red, green, blue and grey quarters, as far as the crop shows them.
  expectColour(made?.colour, '#78694a');
});

test('real files of cameras and phones are read', async () => {
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

test.each<[string, string, (picture: Sharp) => Sharp]>([
  // As near as the colours of print come.
  ['for print, in CMYK', '#836447', (it) => it.withIccProfile('cmyk').toColourspace('cmyk').jpeg()],
  ['with 16 bits a colour', '#8a6a5a', (it) => it.toColourspace('rgb16').png()],
  ['in 16 bits of grey', '#707070', (it) => it.toColourspace('grey16').png()],
])('a picture %s keeps its colours', async (_, expected, encode) => {
  const background = '#8a6a5a';
  const picture = sharp({ create: { width: 400, height: 320, channels: 3, background } });
  const bytes = await encode(picture).toBuffer();
  expect((await sharp(bytes).metadata()).space).toMatch(/cmyk|16/);
  const [made] = await make({ 'unusual.png': bytes });
  expectColour(made?.colour, expected);
});

test('a transparent picture is on white', async () => {
  const clear = sharp({ create: { width: 1000, height: 256, channels: 4, background: '#0000' } });
  const [made] = await make({ 'clear.png': await clear.png().toBuffer() });
  expectColour(made?.colour, '#ffffff');
});

test('all unusable pictures are in one error', async () => {
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
    expect.stringMatching(/^content\/pictures\/small.png: found 318 × 400 .* at least 320 × 256/),
  ]);
});
