import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../../model/load';
import type { Media } from '../../model/media';
import { findUndrawnCharacters, makeOpenGraphImages } from './open-graph-images';

const folder = mkdtempSync(path.join(tmpdir(), 'open-graph-'));
const logo = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#fff"/></svg>',
  ),
).png();

/** Draws Home's image without photos. @returns a function that counts the colours in a part of it. */
async function drawImage(name: string, headline: string, display: string) {
  const content = loadContent('e2e/fixtures/content');
  Object.assign(content.site, { name, phone: { ...content.site.phone, display } });
  content.home.hero.headline = headline;
  const { src } = (await makeOpenGraphImages(content, await logo.toBuffer(), {}, folder))['/'];
  return async (left: number, top: number, width: number, height: number) => {
    const file = sharp(path.join(folder, path.basename(src)));
    const part = file.extract({ left, top, width, height }).ensureAlpha();
    const pixels = new Uint8Array(await part.raw().toBuffer());
    return new Set(new Uint32Array(pixels.buffer)).size;
  };
}

test.each([
  [
    'the longest words',
    `${'x'.repeat(24)} ${'Window & Door '.repeat(3)}`.slice(0, 60).trim(),
    `${'Repairs, windows and doors '.repeat(3)}`.slice(0, 70).trim(),
    '+1 (705) 555 - 0142 0143',
  ],
  ['one word', 'x'.repeat(24), 'x'.repeat(24), '705 726 0123'],
])('all words of an image fit into its middle square: %s', async (_, ...texts) => {
  const countColours = await drawImage(...texts);
  // Next to the square, at its edges, and between logo, heading and number there is only the background.
  for (const [left, top, width, height] of [
    [0, 0, 285, 630],
    [915, 0, 285, 630],
    [285, 0, 30, 510],
    [885, 0, 30, 510],
    [885, 514, 30, 114],
    [285, 130, 630, 24],
    [315, 0, 570, 40],
  ] as const)
    expect(await countColours(left, top, width, height)).toBe(1);
  for (const [left, top, width, height] of [
    [329, 44, 84, 84],
    [435, 44, 450, 84],
    [329, 156, 550, 320],
    [329, 514, 550, 114],
  ] as const)
    expect(await countColours(left, top, width, height)).toBeGreaterThan(1);
});

test.each([
  ['Café Đặng & Søn’s “№” – 24/7', ['№']],
  ['★ ✓ → 👨‍👩‍👧 A', ['★', '✓', '→', '👨‍👩‍👧']],
  ['北方窗', ['北', '方', '窗']],
])('the characters that an image leaves out of %s are found', async (name, undrawn) => {
  const content = loadContent('e2e/fixtures/content');
  Object.assign(content.site, { name });
  expect((await findUndrawnCharacters(content)).toSorted()).toEqual(undrawn.toSorted());
});

test('an image with noisy pictures is small enough for WhatsApp', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 255 } as const;
  const create = { width: 1280, height: 720, channels: 3, background: '#888', noise } as const;
  await sharp({ create }).jpeg().toFile(path.join(folder, 'noise.jpg'));
  const picture = { files: [{ src: '/media/noise.jpg', width: 1280 }], width: 1280 };
  const pictures = { 'wide/hero-wide.jpg': picture } as unknown as Media['pictures'];
  const content = loadContent('e2e/fixtures/content');
  const made = await makeOpenGraphImages(content, await logo.toBuffer(), pictures, folder);
  const { src, type } = made['/'];
  expect(type).toBe('image/jpeg');
  expect(statSync(path.join(folder, path.basename(src))).size).toBeLessThanOrEqual(300_000);
});
