import { type Label, type Mark, placeLabels } from './place-labels';

const phone = { height: 1, em: 0.0475 };
const desktop = { height: 0.73, em: 0.033 };

const mark = (x: number, y: number, width = 6, height = 1.75): Mark => ({ x, y, width, height });

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Drawn anew here, from what the style sheet does with a label. */
function boxOf({ x, y, width, height }: Mark, { side, away, aside }: Label, em: number): Box {
  const left = side === 'right' ? x + away * em : x - (away + width) * em;
  const middle = y + aside * em;
  return {
    left,
    right: left + width * em,
    top: middle - (height / 2) * em,
    bottom: middle + (height / 2) * em,
  };
}

const overlap = (one: Box, two: Box) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

function expectClear(marks: Mark[], labels: Label[] | undefined, { height, em }: typeof phone) {
  expect(labels).toHaveLength(marks.length);
  for (const size of [em, em * 0.8, em * 0.6]) {
    const boxes = marks.map((each, index) => boxOf(each, labels?.[index] as Label, size));
    boxes.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(1);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      for (const { x, y } of marks) {
        const half = size / 2;
        const window = { left: x - half, right: x + half, top: y - half, bottom: y + half };
        expect(overlap(box, window)).toBe(false);
      }
    });
  }
}

test('with room on all sides a name stands right beside its mark', () => {
  expect(placeLabels([mark(0.3, 0.3), mark(0.4, 0.6)], desktop)).toEqual([
    { side: 'right', away: 0.75, aside: 0 },
    { side: 'right', away: 0.75, aside: 0 },
  ]);
});

test('at the right edge a name stands left of its mark', () => {
  expect(placeLabels([mark(0.95, 0.5)], phone)).toEqual([{ side: 'left', away: 0.75, aside: 0 }]);
});

test.each([
  ['three close regions', [mark(0.5, 0.5), mark(0.52, 0.5), mark(0.54, 0.52)]],
  [
    'eight regions around one city',
    Array.from({ length: 8 }, (_, index) => {
      const turn = (index / 8) * 2 * Math.PI;
      return mark(0.5 + Math.cos(turn) * 0.06, 0.36 + Math.sin(turn) * 0.06);
    }),
  ],
  [
    'eight long names in a row',
    Array.from({ length: 8 }, (_, index) => mark(0.4 + index * 0.03, 0.4, 7, 2.9)),
  ],
])('%s step aside until no name covers another', (_, marks) => {
  expectClear(marks, placeLabels(marks, phone), phone);
  const small = marks.map((each) => ({ ...each, y: each.y * 0.8 }));
  expectClear(small, placeLabels(small, desktop), desktop);
});

test('where there is no room at all, that is said', () => {
  expect(placeLabels([mark(0.5, 0.5, 30)], phone)).toBeUndefined();
});
