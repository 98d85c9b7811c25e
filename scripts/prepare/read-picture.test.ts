import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { isGarbled, openPicture, readPixels } from './read-picture';

type Colour = [number, number, number];
const red: Colour = [200, 40, 40];
const green: Colour = [40, 160, 60];
const blue: Colour = [40, 60, 190];
const grey: Colour = [200, 200, 200];

/** Red and green above, blue and grey below, so that any turn and any mirroring shows. */
function quarters(width: number, height: number): Sharp {
  const quarter = (background: Colour, left: number, top: number) => ({
    input: {
      create: {
        width: width / 2,
        height: height / 2,
        channels: 3 as const,
        background: rgb(background),
      },
    },
    left,
    top,
  });
  return flat(width, height, red).composite([
    quarter(green, width / 2, 0),
    quarter(blue, 0, height / 2),
    quarter(grey, width / 2, height / 2),
  ]);
}

function flat(width: number, height: number, background: Colour): Sharp {
  return sharp({ create: { width, height, channels: 3, background: rgb(background) } });
}

function rgb([r, g, b]: Colour) {
  return { r, g, b };
}

/** The colours in the middle of the four quarters, and the size, after opening. */
async function seen(bytes: Buffer) {
  const picture = await openPicture(bytes);
  const { width, height } = picture;
  const { data, info } = await readPixels(picture, { left: 0, top: 0, width, height }, width);
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  expect(info.channels).toBe(3);
  expect(data).toHaveLength(info.width * info.height * 3);
  return {
    width,
    height,
    colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
  };
}

function expectColours(found: number[][], expected: Colour[], within = 16) {
  const differences = found.flatMap((colour, index) =>
    colour.map((value, channel) => Math.abs(value - (expected[index]?.[channel] ?? -999))),
  );
  expect(Math.max(...differences)).toBeLessThanOrEqual(within);
}

const upright = [red, green, blue, grey];

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a %s is read',
  async (format) => {
    const { width, height, colours } = await seen(
      await quarters(80, 40).toFormat(format).toBuffer(),
    );
    expect([width, height]).toEqual([80, 40]);
    expectColours(colours, upright);
  },
);

test.each([
  [1, upright],
  [2, [green, red, grey, blue]],
  [3, [grey, blue, green, red]],
  [4, [blue, grey, red, green]],
  [5, [red, blue, green, grey]],
  [6, [blue, red, grey, green]],
  [7, [grey, green, blue, red]],
  [8, [green, grey, red, blue]],
])('a photo of orientation %i is turned upright', async (orientation, expected) => {
  const bytes = await quarters(80, 40).withMetadata({ orientation }).jpeg().toBuffer();
  const { width, height, colours } = await seen(bytes);
  expect([width, height]).toEqual(orientation < 5 ? [80, 40] : [40, 80]);
  expectColours(colours, expected);
});

test('a phone’s HEIC is read, turned upright once, with the colours it was taken in', async () => {
  const bytes = readFileSync(path.join(__dirname, 'fixtures/phone.heic'));
  const { width, height, colours } = await seen(bytes);
  expect([width, height]).toEqual([480, 640]);
  expectColours(colours, upright);
});

test('a wide colour space is converted to that of the web', async () => {
  const bytes = await quarters(80, 40).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
  expectColours((await seen(bytes)).colours, upright);
});

test('a CMYK photo is read', async () => {
  const bytes = await quarters(80, 40).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  expect((await sharp(bytes).metadata()).space).toBe('cmyk');
  // Print inks cannot show these colours exactly.
  expectColours((await seen(bytes)).colours, upright, 60);
});

test('a picture of 16 bits a channel is read', async () => {
  const bytes = await quarters(80, 40).toColourspace('rgb16').png().toBuffer();
  expect((await sharp(bytes).metadata()).depth).toBe('ushort');
  expectColours((await seen(bytes)).colours, upright);
});

test('a picture in shades of grey is read', async () => {
  const bytes = await flat(80, 40, grey).toColourspace('b-w').png().toBuffer();
  expect((await sharp(bytes).metadata()).channels).toBe(1);
  expectColours((await seen(bytes)).colours, [grey, grey, grey, grey]);
});

test('what is transparent becomes white', async () => {
  const bytes = await sharp({
    create: { width: 80, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const white: Colour = [255, 255, 255];
  expectColours((await seen(bytes)).colours, [white, white, white, white], 0);
});

test('of an animation the first picture is taken', async () => {
  const frames = await Promise.all(
    [red, blue].map((colour) => flat(80, 40, colour).png().toBuffer()),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const { width, height, colours } = await seen(bytes);
  expect([width, height]).toEqual([80, 40]);
  expectColours(colours, [red, red, red, red]);
});

test('a photo of 50 megapixels is read', async () => {
  const bytes = await flat(8192, 6144, green).jpeg().toBuffer();
  const picture = await openPicture(bytes);
  const part = { left: 1000, top: 1000, width: 6144, height: 4096 };
  const { info } = await readPixels(picture, part, 1280);
  expect([info.width, info.height]).toEqual([1280, 853]);
});

describe('what cannot be used is told', () => {
  const notAPicture = 'found something that is no picture or is damaged, expected a photo:';

  test.each([
    ['a text', Buffer.from('a letter, not a picture')],
    ['an empty file', Buffer.alloc(0)],
    ['a picture’s first bytes', Buffer.from([0xff, 0xd8, 0xff])],
  ])('%s', async (_, bytes) => {
    await expect(seen(bytes)).rejects.toThrow(notAPicture);
  });

  test('a drawing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(seen(svg)).rejects.toThrow('found a file of the kind SVG, expected a photo:');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s', async (format) => {
    const whole = await quarters(400, 400).toFormat(format).toBuffer();
    await expect(seen(whole.subarray(0, whole.length * 0.6))).rejects.toThrow(/damaged/);
  });

  test('more pixels than any camera takes', async () => {
    const bytes = await flat(16, 16, grey).png().toBuffer();
    // What the file says of its size is enough: it is not decoded for this.
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(16_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    await expect(openPicture(bytes)).rejects.toThrow('the picture has too many pixels');
  });

  test('a garbled JPEG can be read, and is known to be garbled', async () => {
    const whole = await quarters(400, 400).jpeg().toBuffer();
    expect(await isGarbled(await openPicture(whole))).toBe(false);
    const garbled = Buffer.from(whole);
    for (let at = whole.length - 300; at < whole.length - 200; at += 7) garbled[at] = 0xff;
    expect(await isGarbled(await openPicture(garbled))).toBe(true);
  });

  test('half a HEIC', async () => {
    const whole = readFileSync(path.join(__dirname, 'fixtures/phone.heic'));
    await expect(seen(whole.subarray(0, 1400))).rejects.toThrow(/damaged/);
  });
});
