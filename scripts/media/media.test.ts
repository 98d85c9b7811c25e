import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { contentFiles, paths } from '../../model';
import { generatedFolder } from '../../model/load';
import { makeMedia } from './media';

const root = mkdtempSync(path.join(tmpdir(), 'media-'));
const contentFolder = path.join(root, 'content');
const picture = 'plain.jpg';
const heroPicture = 'hero-wide.jpg';

// The fixture with a plain picture in the place of all but one: encoding them takes most of the time.
beforeAll(async () => {
  await cp('e2e/fixtures/content', contentFolder, { recursive: true });
  for (const { file } of Object.values(contentFiles)) {
    const yaml = path.join(contentFolder, file);
    const text = readFileSync(yaml, 'utf8').replaceAll(/[\w-]+\.jpg/g, (name) =>
      name === heroPicture ? name : picture,
    );
    writeFileSync(yaml, text);
  }
  const pictures = path.join(contentFolder, contentFiles.pictures.file);
  const names = [picture, heroPicture];
  writeFileSync(pictures, names.map((name) => `- file: ${name}\n  alt: A picture\n`).join(''));
  const create = { width: 1280, height: 1280, channels: 3, background: '#456' } as const;
  await sharp({ create })
    .jpeg()
    .toFile(path.join(contentFolder, 'pictures', picture));
});
const make = () => makeMedia({ contentFolder, root, quiet: true });
const file = (src: string) => path.join(root, 'public', src);
const files = () =>
  Object.fromEntries(
    readdirSync(file('media')).map((name) => [name, statSync(file(`media/${name}`)).mtimeMs]),
  );

test('the manifest lists every file of public/media with its type and size', async () => {
  const media = await make();
  expect(
    JSON.parse(readFileSync(path.join(root, generatedFolder(contentFolder), 'media.json'), 'utf8')),
  ).toEqual(media);
  const named = JSON.stringify(media).match(/(?<=\/media\/)[^"]+/g);
  expect(Object.keys(files()).sort()).toEqual([...new Set(named)].sort());
  expect(Object.keys(media.openGraphImages)).toEqual(paths);
  expect(media.logo.onLight.src).toMatch(/^\/media\/logo\.\w+\.svg$/);
  expect(media.pictures[`landscape/${picture}`]).toMatchObject({
    colour: expect.stringMatching(/^#[\da-f]{6}$/),
    focus: expect.stringMatching(/^\d+% \d+%$/),
  });
  for (const { src, sizes, type } of Object.values(media.icons).slice(1)) {
    const { width, height, format } = await sharp(file(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  for (const { src, ...rest } of Object.values(media.openGraphImages)) {
    const { width, height, format } = await sharp(file(src)).metadata();
    expect(rest).toEqual({ width, height, type: `image/${format}` });
  }
});

test('a phone that rounds an icon’s corners cuts nothing off the logo', async () => {
  const { maskable, large } = (await make()).icons;
  /** How far the logo reaches from the middle, as a share of the icon's width. */
  const reachOf = async ({ src }: { src: string }) => {
    const { data, info } = await sharp(file(src)).raw().toBuffer({ resolveWithObject: true });
    const pixel = (at: number) => data.subarray(at * info.channels, at * info.channels + 3);
    const distances = Array.from({ length: info.width * info.height }, (_, at) =>
      pixel(at).equals(pixel(0))
        ? 0
        : Math.hypot((at % info.width) - info.width / 2, at / info.width - info.height / 2),
    );
    return distances.reduce((most, distance) => Math.max(most, distance), 0) / info.width;
  };
  // Android's safe zone is a circle of 80 %.
  expect(await reachOf(maskable)).toBeLessThan(0.4);
  expect(await reachOf(maskable)).toBeGreaterThan(0.2);
  expect(await reachOf(large)).toBeLessThan(0.6);
});

test('a second run writes no file', async () => {
  const first = await make();
  const before = files();
  expect(await make()).toEqual(first);
  expect(files()).toEqual(before);
});

test('a drawing is found by its exact name only, as on the computer that publishes', async () => {
  const drawing = (name: string) => path.join(contentFolder, name);
  renameSync(drawing('logo.svg'), drawing('Logo.svg'));
  await expect(make()).rejects.toThrow('found the file Logo.svg, expected the name logo.svg');
  renameSync(drawing('Logo.svg'), drawing('logo.svg'));
});

test('an Open Graph image of noisy pictures is small enough for WhatsApp', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 255 } as const;
  const create = { width: 1280, height: 720, channels: 3, background: '#888', noise } as const;
  const { openGraphImages } = await make();
  await sharp({ create })
    .jpeg()
    .toFile(path.join(contentFolder, 'pictures', heroPicture));
  const { src } = (await make()).openGraphImages['/'];
  expect(src).not.toBe(openGraphImages['/'].src);
  expect(statSync(file(src)).size).toBeLessThanOrEqual(300_000);
});
