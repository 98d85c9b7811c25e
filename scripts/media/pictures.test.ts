import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../content/schema/schema';
import { makePictures } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name));
const red = { r: 200, g: 40, b: 40 };
const blue = { r: 40, g: 60, b: 190 };

/** A picture that is red at the left and blue at the right. */
async function halves(width: number, height: number) {
  const create = { width, height, channels: 3, background: blue } as const;
  const half = { create: { ...create, width: width / 2, background: red } } as const;
  return sharp(
    await sharp({ create })
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** What is made of these files as pictures of the sample feed, each 240 pixels wide. */
async function make(files: Record<string, Buffer>, focus = '50% 50%') {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  const names = Object.keys(files);
  const content = {
    gallery: { sampleFeed: names.map((picture) => ({ picture })) },
    pictures: names.map((file) => ({ file, focus })),
  } as unknown as Content;
  const made = await makePictures(content, folder, folder);
  return names.map((name) => {
    const picture = made[`square/${name}`];
    return { ...picture, path: path.join(folder, path.basename(picture?.files[0]?.src ?? '')) };
  });
}

/** The colours at the left and at the right of a file. */
async function sides(file: string | undefined) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const start = (info.width * Math.floor(info.height / 2) + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return [at(20), at(info.width - 20)];
}

function expectColours(found: number[][], ...expected: (typeof red)[]) {
  for (const [index, { r, g, b }] of expected.entries())
    for (const [channel, value] of [r, g, b].entries())
      expect(Math.abs((found[index]?.[channel] ?? -99) - value)).toBeLessThan(20);
}

test.each([
  ['0% 50%', red, '0% 50%'],
  ['100% 50%', blue, '100% 50%'],
  ['30% 50%', red, '65% 50%'],
])('the crop keeps the focus %s', async (focus, colour, within) => {
  const [made] = await make({ 'wide.png': await (await halves(800, 240)).toBuffer() }, focus);
  expect([made?.width, made?.height, made?.focus]).toEqual([240, 240, within]);
  expectColours(await sides(made?.path), colour);
});

test('a photo is turned upright, and nothing that the camera wrote into it is published', async () => {
  const lying = (await halves(320, 240)).rotate(90);
  const exif = { IFD0: { Make: 'SecretCamera', Orientation: '8' } };
  const [made] = await make({ 'photo.jpg': await lying.withExif(exif).jpeg().toBuffer() });
  expectColours(await sides(made?.path), red, blue);
  const published = await sharp(made?.path).metadata();
  expect([published.exif, published.icc]).toEqual([undefined, undefined]);
  expect(readFileSync(made?.path ?? '').includes('SecretCamera')).toBe(false);
});

test('a phone’s HEIC is read, with the colours it was taken in', async () => {
  const [made] = await make({ 'phone.heic': fixture('phone.heic') });
  expectColours(await sides(made?.path), red, { r: 40, g: 160, b: 60 });
});

test('a wide colour space is converted to that of the web', async () => {
  const wide = (await halves(320, 320)).withIccProfile('p3').jpeg({ quality: 95 });
  const [made] = await make({ 'wide-gamut.jpg': await wide.toBuffer() });
  expectColours(await sides(made?.path), red, blue);
});

test('what cameras and phones really write is read', async () => {
  const jpeg = await (await halves(320, 320)).jpeg().toBuffer();
  const files = {
    'samsung.jpg': fixture('samsung-sos.jpg'),
    'no-end-marker.jpg': jpeg.subarray(0, -2),
    'old.jfif': jpeg,
    'scan.tif': await (await halves(320, 320)).tiff().toBuffer(),
    'drawn.gif': await (await halves(320, 320)).gif().toBuffer(),
    'png-named.jpg': await (await halves(320, 320)).toBuffer(),
  };
  const made = await make(files);
  expect(made).toHaveLength(6);
  for (const picture of made.slice(1)) expectColours(await sides(picture.path), red, blue);
});

test('every picture that cannot be used is named, all at once', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 400, height: 400, channels: 3, background: red, noise } as const;
  const [jpeg, webp] = [sharp({ create }).jpeg(), sharp({ create }).webp()];
  const [half, other] = [await jpeg.toBuffer(), await webp.toBuffer()];
  const files = {
    'half.jpg': half.subarray(0, half.length * 0.6),
    'half.webp': other.subarray(0, other.length * 0.6),
    'letter.jpg': Buffer.from('Dear neighbour'),
    'small.png': await (await halves(238, 400)).toBuffer(),
  };
  const error = await make(files).catch(({ issues }) => issues);
  expect(error).toEqual([
    expect.stringMatching(/^content\/pictures\/half.jpg: the picture is damaged/),
    expect.stringMatching(/^content\/pictures\/half.webp: .*damaged/),
    expect.stringMatching(/^content\/pictures\/letter.jpg: found no picture/),
    expect.stringMatching(/^content\/pictures\/small.png: found 238 × 400 .* at least 240 × 240/),
  ]);
});

test('a file that is there is not made again, and a changed picture has another name', async () => {
  const files = { 'one.png': await (await halves(240, 240)).toBuffer() };
  const [first] = await make(files);
  writeFileSync(first?.path ?? '', await (await halves(240, 240)).avif().toBuffer());
  const { mtimeMs } = statSync(first?.path ?? '');
  expect(await make(files)).toEqual([first]);
  expect(statSync(first?.path ?? '').mtimeMs).toBe(mtimeMs);
  const [changed] = await make({ 'one.png': await (await halves(300, 300)).toBuffer() });
  expect(changed?.path).not.toBe(first?.path);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
