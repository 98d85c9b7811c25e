import { labelSides } from './map-labels';

const region = (name: string, left: number, top: number) =>
  ({ name, left, top, label: 'right' }) as const;

test('a name is at the owner’s side of its mark, when it has room there', () => {
  expect(labelSides([region('Peel', 50, 50)], [], 1.6)).toEqual(['right']);
  expect(labelSides([region('Peel', 95, 50)], [], 1.6)).toEqual(['left']);
});

test('a name covers no other name and no mark', () => {
  const near = [region('Simcoe County', 40, 50), region('Peel Region', 55, 50)];
  expect(labelSides(near, [], 1.6)).toEqual(['left', 'right']);
  const lake = { name: 'A Lake', left: 60, top: 50 };
  expect(labelSides([region('Peel Region', 50, 50)], [lake], 1.6)).toEqual(['left']);
});

test('where no side has room there is no name', () => {
  const crowd = Array.from({ length: 8 }, (_, index) =>
    region('A long name of a region', 50, 40 + 2 * index),
  );
  expect(labelSides(crowd, [], 1.6)).toContain(undefined);
});
