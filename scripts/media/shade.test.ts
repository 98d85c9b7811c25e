import sharp from 'sharp';
import { shadesFor } from './shade';

const plain = (background: string, height = 90) =>
  sharp({ create: { width: 160, height, channels: 3, background } });

test('a dark picture has no shade behind words', async () => {
  const dark = await plain('#101c28').png().toBuffer();
  expect(await shadesFor(dark, 'wide', 1)).toEqual([0, 0]);
  expect(await shadesFor(dark, 'tall', 0.4)).toEqual([0, 0]);
});

test('the brighter the picture, the stronger its shade', async () => {
  const [grey, white] = await Promise.all(
    ['#777777', '#ffffff'].map(async (colour) =>
      shadesFor(await plain(colour).png().toBuffer(), 'tall', 0.4),
    ),
  );
  for (const [index, shade] of (white ?? []).entries()) {
    expect(shade).toBeGreaterThan(grey?.[index] ?? 1);
    expect(shade).toBeGreaterThanOrEqual(0.6);
    expect(shade).toBeLessThan(0.9);
  }
});

test('what is below the words makes no shade', async () => {
  const lamp = await plain('#ffffff', 40).png().toBuffer();
  const picture = await plain('#101c28')
    .composite([{ input: lamp, top: 50, left: 0 }])
    .png()
    .toBuffer();
  expect(await shadesFor(picture, 'tall', 0.5)).toEqual([0, 0]);
  const [, words] = await shadesFor(picture, 'tall', 0.8);
  expect(words).toBeGreaterThan(0.5);
});
