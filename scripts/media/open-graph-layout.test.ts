import { layoutPhotos, openGraphSize } from './open-graph-layout';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `${index}.avif`, focus: undefined }));

test.each([
  [0, 0],
  [1, 1],
  [3, 2],
  [5, 4],
  [9, 6],
])(
  'of %i pictures an image shows %i: one behind the words, or more beside them',
  (given, shown) => {
    const placed = layoutPhotos(photos(given));
    expect(placed.map(({ src }) => src)).toEqual(photos(shown).map(({ src }) => src));
    for (const [index, one] of placed.entries()) {
      const [right, bottom] = [one.left + one.width, one.top + one.height];
      expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(openGraphSize.width);
      expect(bottom).toBeLessThanOrEqual(openGraphSize.height);
      expect(shown === 1 || right < 285 || one.left > 915).toBe(true);
      for (const other of placed.slice(index + 1)) {
        const isBeside = other.left >= right || one.left >= other.left + other.width;
        expect(isBeside || other.top >= bottom).toBe(true);
      }
    }
  },
);
