import { cardHeight, cardWidth, drawCard, placePictures } from './card-drawing';
import type { Typeface } from './typeface';

/** A typeface whose every letter is half as wide as it is high; it records what it sets. */
function fakeTypeface() {
  const set: { text: string; size: number; x: number; y: number; width: number }[] = [];
  const typeset: Typeface = (text, { size }) => {
    const width = (text.length * size) / 2;
    return {
      width,
      at: (x, y) => {
        set.push({ text, size, x, y, width });
        return `<path d="${text}"/>`;
      },
    };
  };
  return { set, typeset };
}

const colours = { ink: '#000', night: '#000', paper: '#fff', amber: '#fa0', white: '#fff' };
const logo = '<svg viewBox="0 0 1 1"/>';

function drawn(heading: string, files: string[], name = 'Northpane Window & Door') {
  const { set, typeset } = fakeTypeface();
  const words = { heading, name, phone: '(705) 555-0142' };
  drawCard(words, placePictures(files), logo, typeset, colours);
  const lines = set.slice(0, -2);
  return { lines, name: set.at(-2), phone: set.at(-1) };
}

const six = ['1', '2', '3', '4', '5', '6'];

test.each([1, 2, 3, 4, 5, 6, 9])(
  '%i pictures stand inside the card, none over another',
  (count) => {
    const panes = placePictures(Array.from({ length: count }, (_, index) => `${index}.jpg`));
    expect(panes.length).toBeGreaterThan(0);
    for (const { left, top, width, height } of panes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(cardWidth);
      expect(top + height).toBeLessThan(cardHeight - 100);
      const covered = panes.filter(
        (other) => Math.abs(other.left - left) < width && Math.abs(other.top - top) < height,
      );
      expect(covered).toHaveLength(1);
    }
  },
);

test('a heading is broken into lines of about equal length', () => {
  const { lines } = drawn('Top-Quality and Fast Window & Door Services', ['house.jpg']);
  expect(lines.map(({ text }) => text)).toEqual([
    'Top-Quality and',
    'Fast Window &',
    'Door Services',
  ]);
});

test.each([
  ['the longest heading', 'A heading of the largest length that the content’s schema allows'],
  ['one endless word', 'Fensterinstandsetzungsfachbetrieb'],
])('%s stays clear of the pictures and of the upper edge', (_, heading) => {
  const firstPane = placePictures(six)[0];
  for (const { size, x, y, width } of drawn(heading, six).lines) {
    expect(x + width).toBeLessThanOrEqual(firstPane?.left ?? 0);
    expect(y - size).toBeGreaterThan(0);
  }
});

test('a long business name shrinks until it stands clear of the phone number', () => {
  const { name, phone } = drawn(
    'Services',
    six,
    'The Very Long Name of a Window and Door Business of Ontario',
  );
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(phone?.x ?? 0);
});
