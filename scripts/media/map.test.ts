import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Area } from '../../content/schema';
import { makeMap } from './map';

/** With the drawing of the fixture, 1094 by 1000 units large, and its bounds. */
const folder = 'e2e/fixtures/content';
const [north, south, west, east] = [45.15, 43.05, -81.4, -78.2];

const areas = (...places: [latitude: number, longitude: number][]): Area[] =>
  places.map(([latitude, longitude], index) => {
    return { name: `Area ${index}`, at: { latitude, longitude }, label: 'right' };
  });

const percent = fc.integer({ min: 1, max: 99 });
/** Coordinates in the drawing, by their shares of its width and height. */
const anyCoordinates = fc.array(
  fc
    .tuple(percent, percent)
    .map(([x, y]): [number, number] => [
      north - (y / 100) * (north - south),
      west + (x / 100) * (east - west),
    ]),
  { minLength: 1, maxLength: 8 },
);

test('the window shows every area where it is in the drawing', () =>
  fc.assert(
    fc.asyncProperty(anyCoordinates, async (coordinates) => {
      const { svg = '', shape, marks } = (await makeMap(folder, areas(...coordinates))) ?? {};
      const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '';
      const [left = -1, top = -1, width = 0, height = 0] = box.split(' ').map(Number);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(1094);
      expect(top + height).toBeLessThanOrEqual(1000);
      expect(width / height).toBeCloseTo(shape ?? 0, 1);
      expect(marks).toHaveLength(coordinates.length);
      for (const [index, [latitude, longitude]] of coordinates.entries()) {
        const x = ((longitude - west) / (east - west)) * 1094;
        const y = ((north - latitude) / (north - south)) * 1000;
        const mark = marks?.[index];
        expect(Math.abs((mark?.left ?? -9) - (100 * (x - left)) / width)).toBeLessThan(0.2);
        expect(Math.abs((mark?.top ?? -9) - (100 * (y - top)) / height)).toBeLessThan(0.2);
        for (const share of [mark?.left, mark?.top]) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThan(100);
        }
      }
    }),
    { numRuns: 40 },
  ));

test.each([
  ['an area is north of the drawing', folder, areas([44.4, -79.7], [46.5, -79.7])],
  ['an area is south of it', folder, areas([44.4, -79.7], [42.9, -79.7])],
  ['an area is west of it', folder, areas([44.4, -79.7], [44.4, -81.5])],
  ['an area is east of it', folder, areas([44.4, -79.7], [44.4, -78.1])],
  [
    'an area has no coordinates',
    folder,
    [...areas([44.4, -79.7]), { name: 'Everywhere', label: 'right' } as Area],
  ],
  ['there is no drawing', mkdtempSync(path.join(tmpdir(), 'map-')), areas([44.4, -79.7])],
])('there is no map when %s', async (_, from, served) => {
  expect(await makeMap(from, served)).toBeUndefined();
});

test('a drawing whose viewBox does not begin at 0 0 has its marks at the same places', async () => {
  const moved = mkdtempSync(path.join(tmpdir(), 'map-'));
  const drawing = readFileSync(path.join(folder, 'map.svg'), 'utf8');
  const other = drawing.replace('viewBox="0 0 ', 'viewBox="200 -100 ');
  writeFileSync(path.join(moved, 'map.svg'), other);
  const served = areas([44.39, -79.69], [43.75, -79.43]);
  const [usual, map] = [await makeMap(folder, served), await makeMap(moved, served)];
  expect(map?.marks).toEqual(usual?.marks);
  const cornerOf = (svg = '') => /viewBox="(\S+) (\S+)/.exec(svg)?.slice(1).map(Number) ?? [];
  const [left = 0, top = 0] = cornerOf(usual?.svg);
  expect(cornerOf(map?.svg)).toEqual([left + 200, top - 100]);
});

test('the outer areas are around the middle of a wide window', async () => {
  const map = await makeMap(folder, areas([44.39, -79.69], [43.75, -79.43], [43.8, -79.8]));
  expect(map?.shape).toBe(1.35);
  for (const side of ['left', 'top'] as const) {
    const shares = map?.marks.map((mark) => mark[side]) ?? [];
    expect((Math.min(...shares) + Math.max(...shares)) / 2).toBeCloseTo(50, 1);
    expect(Math.min(...shares)).toBeGreaterThan(20);
  }
});

test('waters are named where they are, and those outside of the drawing are not', async () => {
  const waters = [
    { name: 'A Lake', at: { latitude: 44.43, longitude: -79.22 } },
    { name: 'Far away', at: { latitude: 46.43, longitude: -79.22 } },
  ];
  const map = await makeMap(folder, areas([44.43, -80.2], [44.43, -78.5]), waters);
  const [west, east] = map?.marks ?? [];
  expect(map?.waters).toEqual([{ name: 'A Lake', left: expect.any(Number), top: west?.top }]);
  expect(map?.waters[0]?.left).toBeGreaterThan(west?.left ?? 100);
  expect(map?.waters[0]?.left).toBeLessThan(east?.left ?? 0);
});

test('one area is in the middle of a window of four fifths of the drawing, which it fills', async () => {
  const map = await makeMap(folder, areas([44.1, -79.8]));
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]*)"/
      .exec(map?.svg ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  expect([left, top, width, height].every(Number.isInteger)).toBe(true);
  expect(width).toBe(Math.round(1094 * 0.8));
  expect(height).toBe(Math.round((1094 * 0.8) / 1.35));
  expect(map?.svg).toContain('preserveAspectRatio="xMidYMid slice"');
  expect(map?.marks).toEqual([{ left: 50, top: 50, label: 'right' }]);
});

test('the window grows with the areas, with room around them', async () => {
  const map = await makeMap(folder, areas([44.9, -79.8], [43.3, -79.8]));
  const [, , width = 0, height = 0] =
    /viewBox="([^"]*)"/
      .exec(map?.svg ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  expect(width).toBe(1094);
  const down = (1.6 / (north - south)) * 1000;
  expect(height).toBeCloseTo(Math.min(1000, down + 2 * 0.14 * 1094), -1);
});

test('a name is where it has room, whatever side the owner chose', async () => {
  const [area] = areas([44.1, -79.8]);
  const named = [{ ...area, name: 'A name of a region, wide', label: 'left' } as Area];
  expect((await makeMap(folder, named))?.marks[0]?.label).toBe('below');
});
