import sharp from 'sharp';
import { type Colour, contrast, readRgb } from './colours';
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

test.each(['tall', 'wide'] as const)('on any %s picture the words can be read', async (kind) => {
  const inks = kind === 'tall' ? ['amber', 'white'] : ['white', 'amber'];
  for (const grey of [40, 90, 140, 190, 240]) {
    const ground: Colour = [grey, grey, grey];
    const [r, g, b] = ground;
    const file = await plain(`rgb(${r},${g},${b})`).png().toBuffer();
    const shades = await shadesFor(file, kind, 0.4);
    for (const [index, ink] of inks.entries()) {
      const shade = shades[index] ?? 0;
      const seen = readRgb('night').map((dark) => grey * (1 - shade) + dark * shade);
      const found = contrast(readRgb(ink), seen as unknown as Colour);
      // 4.5 by WCAG, and some more where a picture is brighter in small parts.
      expect(found).toBeGreaterThanOrEqual(ink === 'amber' ? 4.8 : 5.5);
      if (shade > 0) expect(found).toBeLessThan(7);
    }
  }
});

test.each([
  ['the right of a wide picture, beside its words', 'wide', { top: 30, left: 90 }, [0, 0]],
  ['the left of a wide picture', 'wide', { top: 30, left: 0 }, [0, expect.any(Number)]],
  ['the end of its words', 'wide', { top: 30, left: 55 }, [0, expect.any(Number)]],
  ['behind the header of a wide picture', 'wide', { top: 0, left: 90 }, [expect.any(Number), 0]],
  ['the lower edge of the header', 'wide', { top: 8, left: 95 }, [expect.any(Number), 0]],
] as const)('a lamp at %s', async (_, kind, place, expected) => {
  const lamp = await sharp({ create: { width: 60, height: 14, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = await plain('#101c28')
    .composite([{ input: lamp, ...place }])
    .png()
    .toBuffer();
  const shades = await shadesFor(picture, kind, 1);
  expect(shades).toEqual(expected);
  expect(shades.map((shade) => shade > 0.5)).toEqual(expected.map((shade) => shade !== 0));
});

test('a tall picture whose words end in its header has a shade behind both', async () => {
  const white = await plain('#ffffff').png().toBuffer();
  for (const shade of await shadesFor(white, 'tall', 0)) expect(shade).toBeGreaterThan(0.5);
});
