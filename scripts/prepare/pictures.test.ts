import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../content/schema/schema';
import { temporaryFolder } from '../test/temporary-folder';
import { preparePictures } from './pictures';

const red = { r: 200, g: 40, b: 40 };
const blue = { r: 40, g: 60, b: 190 };

const folder = temporaryFolder();

interface Uses {
  /** Of the home page, in all of its places: without it there is none of them. */
  wide?: string;
  cards?: string[];
  /** Of the sample feed, each with its focus. */
  squares?: Record<string, string>;
}

/** Content that shows these pictures and no others: each large one takes half a second to encode. */
function showing({ wide, cards = ['card.png'], squares = {} }: Uses) {
  const shown = Object.keys(squares);
  const files = [...new Set([...(wide ? [wide] : []), ...cards, ...shown])];
  const home = {
    hero: { wide, tall: wide, wideUnlit: wide, tallUnlit: wide },
    closing: { wide, tall: cards[0] },
  };
  return {
    ...(wide && { home }),
    services: cards.map((image) => ({ image })),
    gallery: { sampleFeed: shown.map((picture) => ({ picture })) },
    pictures: files.map((file) => ({
      file,
      alt: `What ${file} shows`,
      focus: squares[file] ?? '50% 50%',
    })),
  } as unknown as Content;
}

function run(content: Content, { target = folder, draft = false } = {}) {
  const memory = path.join(target, 'memory.json');
  return preparePictures({ content, sources: folder, target, memory, draft });
}

const png = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function put(name: string, bytes: Promise<Buffer> | Buffer) {
  writeFileSync(path.join(folder, name), await bytes);
}

/** A picture just large enough for every place of the home page. */
const putWide = () => put('wide.png', png(960, 810));

/** One just large enough for a card: in one size. */
const putCard = (name = 'card.png', colour = blue) => put(name, png(320, 256, colour));

const made = (target = folder) => readdirSync(target).filter((name) => name.endsWith('.avif'));
const madeOf = (kind: string) => made().filter((name) => name.includes(`-${kind}-`));

test('each size has the width and the shape that it says', async () => {
  await Promise.all([putWide(), put('card.png', png(400, 320))]);
  const { built, issues } = await run(showing({ wide: 'wide.png' }));
  expect(issues).toEqual([]);
  const card = built['card/card.png'];
  expect(card).toMatchObject({ alt: 'What card.png shows', width: 400, height: 320 });
  expect(card?.files.map(({ width }) => width)).toEqual([320, 400]);
  for (const { src, width } of Object.values(built).flatMap(({ files }) => files)) {
    const found = await sharp(path.join(folder, path.basename(src))).metadata();
    expect([found.format, found.width]).toEqual(['heif', width]);
  }
  expect(made()).toHaveLength(Object.values(built).flatMap(({ files }) => files).length);
});

test('nothing that the camera wrote into the photo is published', async () => {
  const photo = sharp(await png(320, 256)).withExif({
    IFD0: { Make: 'SecretCamera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 23/1 1/1' },
  });
  await put('card.png', photo.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer());
  const source = await sharp(path.join(folder, 'card.png')).metadata();
  expect([source.exif, source.xmp]).not.toContain(undefined);

  await run(showing({}));
  expect(madeOf('card')).toHaveLength(1);
  for (const name of made()) {
    const bytes = readFileSync(path.join(folder, name));
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('SecretCamera')).toBe(false);
  }
});

test('the crop keeps the focus', async () => {
  const half = { input: await png(360, 240, blue), left: 360, top: 0 };
  const twoColours = await sharp(await png(720, 240))
    .composite([half])
    .png()
    .toBuffer();
  const squares = { 'red.png': '0% 50%', 'blue.png': '100% 50%' };
  for (const name of Object.keys(squares)) await put(name, twoColours);
  const { built, css } = await run(showing({ cards: [], squares }));
  const expected = { 'red.png': red, 'blue.png': blue };
  for (const [name, { r, g, b }] of Object.entries(expected)) {
    const { files = [], width } = built[`square/${name}`] ?? {};
    expect(width).toBe(240);
    const { channels } = await sharp(path.join(folder, path.basename(files[0]?.src ?? ''))).stats();
    for (const [index, { mean }] of channels.entries()) {
      expect(Math.abs(([r, g, b][index] ?? -99) - mean)).toBeLessThan(12);
    }
  }
  for (const focus of Object.values(squares)) {
    expect(css.square).toContain(`object-position:${focus}}`);
  }
});

test('a picture whose name has the wrong ending works', async () => {
  await putCard('png.jpg');
  const jpeg = sharp(await png(320, 256)).jpeg();
  await put('jpeg.webp', jpeg.toBuffer());
  const { built, issues } = await run(showing({ cards: ['png.jpg', 'jpeg.webp'] }));
  expect(issues).toEqual([]);
  expect(Object.keys(built)).toEqual(['card/png.jpg', 'card/jpeg.webp']);
});

test('every picture that cannot be used is told, all at once', async () => {
  await put('small.png', png(319, 600));
  await put('stripe.png', png(4000, 320));
  await put('tower.png', png(320, 4000));
  await put('letter.png', Buffer.from('Dear neighbour'));
  const cards = ['small.png', 'stripe.png', 'tower.png', 'letter.png'];
  const { issues } = await run(showing({ cards }));
  expect(issues).toEqual([
    'content/pictures/small.png: found 319 × 600 pixels, expected at least 320 × 256 for a service, the contact page or the end of Home.',
    'content/pictures/stripe.png: found 4000 × 320 pixels, expected a picture that is less wide: for a service, the contact page or the end of Home only 10 % of it would be left.',
    'content/pictures/tower.png: found 320 × 4000 pixels, expected a picture that is less tall: for a service, the contact page or the end of Home only 6 % of it would be left.',
    'content/pictures/letter.png: found something that is no picture or is damaged, expected a photo: JPEG, PNG, WebP, AVIF or HEIC.',
  ]);
});

test('each place has its own needs', async () => {
  await put('wide.png', png(1600, 100));
  const { issues } = await run(showing({ wide: 'wide.png', cards: [] }));
  expect(issues).toContain(
    'content/pictures/wide.png: found 1600 × 100 pixels, expected at least 960 × 540 for the home page’s wide picture.',
  );
  expect(issues).toContain(
    'content/pictures/wide.png: found 1600 × 100 pixels, expected at least 480 × 720 for the home page’s tall picture.',
  );
});

test('a second run makes nothing, other words make no picture, and a changed picture only itself', async () => {
  await Promise.all([putCard('other.png', red), putCard()]);
  const content = showing({ cards: ['other.png', 'card.png'] });
  const first = await run(content);
  const times = () =>
    new Map(made().map((name) => [name, statSync(path.join(folder, name)).mtimeMs]));
  const before = times();
  expect(await run(content)).toEqual(first);
  for (const picture of content.pictures) picture.alt = 'Other words';
  expect((await run(content)).built['card/card.png']?.alt).toBe('Other words');
  expect(times()).toEqual(before);

  await putCard('card.png', { r: 9, g: 9, b: 9 });
  await run(content);
  const fresh = made().filter((name) => !before.has(name));
  expect(fresh).toEqual([expect.stringMatching(/^card-card-/)]);
});

test('a copy of a picture under another name is there under its own, in a second run too', async () => {
  await Promise.all([putCard('copy.png'), putCard()]);
  const content = showing({ cards: ['copy.png', 'card.png'] });
  const first = await run(content);
  expect(first.built['card/copy.png']?.files[0]?.src).toMatch(/\/copy-card-/);
  expect(first.built['card/card.png']?.files[0]?.src).toMatch(/\/card-card-/);
  expect(await run(content)).toEqual(first);
});

test('a first look makes in haste only what is missing, and a whole build none of it', async () => {
  await Promise.all([putCard('other.png', red), putCard()]);
  const content = showing({ cards: ['other.png', 'card.png'] });
  const whole = await run(content);
  expect(await run(content, { draft: true })).toEqual(whole);
  await putCard('card.png', { r: 9, g: 9, b: 9 });
  const first = await run(content, { draft: true });
  const files = first.built['card/card.png']?.files.map(({ src }) => src);
  expect(files).toEqual([expect.stringMatching(/-320\.draft\w+\.avif$/)]);
  expect(first.built['card/other.png']).toEqual(whole.built['card/other.png']);
  expect(await run(content, { draft: true })).toEqual(first);
  expect(JSON.stringify(await run(content))).not.toContain('.draft');
});

test('the same pictures give the same names and the same bytes', async () => {
  await Promise.all([put('other.png', png(560, 448)), putCard()]);
  const content = showing({ cards: ['other.png', 'card.png'] });
  const other = path.join(folder, 'other');
  const [one, two] = [await run(content), await run(content, { target: other })];
  expect(two).toEqual(one);
  expect(made(other)).toEqual(made());
  for (const name of [...made(), 'memory.json']) {
    const bytes = readFileSync(path.join(folder, name));
    expect(bytes.equals(readFileSync(path.join(other, name)))).toBe(true);
  }
});
