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
  'given %i pictures, an image shows %i: one behind the words, or several next to them',
  (given, shown) => {
    const placed = layoutPhotos(photos(given));
    expect(placed.map(({ src }) => src)).toEqual(photos(shown).map(({ src }) => src));
    for (const [index, photo] of placed.entries()) {
      const [right, bottom] = [photo.left + photo.width, photo.top + photo.height];
      expect(Math.min(photo.left, photo.top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(openGraphSize.width);
      expect(bottom).toBeLessThanOrEqual(openGraphSize.height);
      expect(shown === 1 || right < 285 || photo.left > 915).toBe(true);
      for (const next of placed.slice(index + 1)) {
        const isBeside = next.left >= right || photo.left >= next.left + next.width;
        expect(isBeside || next.top >= bottom).toBe(true);
      }
    }
  },
);
