import { layOutNames } from './map-labels';

const region = (name: string, left: number, top: number) =>
  ({ name, left, top, label: 'right' }) as const;
const sidesOf = (...names: Parameters<typeof layOutNames>) => layOutNames(...names).sides;

test('a name is at the owner’s side of its mark, when it has room there', () => {
  expect(sidesOf([region('Peel', 50, 50)], [], 1.6)).toEqual(['right']);
  expect(sidesOf([{ ...region('Peel', 50, 50), label: 'left' }], [], 1.6)).toEqual(['left']);
  expect(sidesOf([region('Peel', 95, 50)], [], 1.6)).toEqual(['left']);
});

test('a name covers no other name and no mark', () => {
  const near = [region('Simcoe County', 40, 50), region('Peel Region', 55, 50)];
  expect(sidesOf(near, [], 1.6)).toEqual(['left', 'right']);
  const lake = { name: 'A Lake', left: 65, top: 50 };
  expect(sidesOf([region('Peel Region', 50, 50)], [lake], 1.6)).toEqual(['left']);
});

test('a name covers none of the names before it', () => {
  const near = [region('Simcoe County', 30, 50), region('Peel Region', 45, 39.87)];
  expect(sidesOf(near, [], 1.6)).toEqual(['right', 'above']);
});

test('where no side has room there is no name', () => {
  const crowd = Array.from({ length: 8 }, (_, index) =>
    region('A long name of a region', 50, 40 + 2 * index),
  );
  expect(sidesOf(crowd, [], 1.6)).toContain(undefined);
});

test('waters whose names would leave the map, or cover a mark or another name, have none', () => {
  const water = (name: string, left: number, top: number) => ({ name, left, top });
  const waters = [
    water('A Lake', 50, 50),
    water('A Bay', 52, 52),
    water('The Sound', 99, 20),
    water('The Sea', 20, 80),
  ];
  const { waters: shown } = layOutNames([region('Peel Region', 20, 80)], waters, 1.6);
  expect(shown.map(({ name }) => name)).toEqual(['A Lake']);
});

test.each(['above', 'below', 'left', 'right'] as const)(
  'an owner’s name is %s its mark',
  (label) => {
    expect(sidesOf([{ ...region('Peel', 50, 50), label }], [], 1.6)).toEqual([label]);
  },
);

test('where neither side has room a name is below its mark, and at the lower edge above it', () => {
  const wide = 'A name of a region, wide';
  expect(sidesOf([region(wide, 50, 50)], [], 1.6)).toEqual(['below']);
  expect(sidesOf([region(wide, 50, 90)], [], 1.6)).toEqual(['above']);
});

test('a name ends two pixels before the edge', () => {
  // At 300 pixels: 150 + 12 + 17 letters of 7.8 end at 294.6, one more at 302.4.
  expect(sidesOf([region('x'.repeat(17), 50, 50)], [], 1.6)).toEqual(['right']);
  expect(sidesOf([region('x'.repeat(18), 50, 50)], [], 1.6)).toEqual(['below']);
});

test('each word of a lake’s name has a line, which covers no mark', () => {
  const mark = region('Peel', 50, 61);
  const lake = (name: string) => ({ name, left: 50, top: 50 });
  expect(layOutNames([mark], [lake('Bay')], 1.6).waters).toHaveLength(1);
  expect(layOutNames([mark], [lake('A Bay')], 1.6).waters).toEqual([]);
});
