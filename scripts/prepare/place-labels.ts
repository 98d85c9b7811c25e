/** A mark on the map: its place in shares of the window's width, its label's size in em. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A label's way from its mark: to which side and how far, and how far up or down it steps, in em. */
export interface Label {
  side: 'left' | 'right';
  away: number;
  aside: number;
}

interface Window {
  /** Its height in shares of its width. */
  height: number;
  /** An em in shares of the window's width, where the window is smallest. */
  em: number;
}

/** From a mark's middle to its label, the nearest first, and half of a mark, in em. */
const gap = 0.75;
const distances = [gap, 2, 3.5, 5, 7];
const half = 0.5;

/** A label steps aside by this much at a time, at most so often. */
const step = 0.4;
const steps = 24;

/** On wider windows an em is a smaller share; labels have to be clear of each other there too. */
const scales = [1, 0.85, 0.7, 0.55, 0.4];

/** So many labels are tried before the best that was found will do. */
const patience = 800;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A label at one place, as boxes for each scale. */
interface Choice {
  label: Label;
  cost: number;
  words: Box[];
  /** What leads up or down from the mark, and then across. */
  leader: [Box, Box][];
}

/**
 * Finds a place for each mark's label beside it, so that no label covers another, a mark or what
 * leads from a mark to its label, and none is cut off: with as little stepping aside as can be found.
 * @returns nothing when there is no room.
 */
export function placeLabels(marks: Mark[], window: Window): Label[] | undefined {
  let best: { placed: Map<Mark, Label>; cost: number } | undefined;
  let tries = 0;
  const place = (open: Open[], placed: Map<Mark, Label>, cost: number) => {
    const least = open.reduce((sum, { choices: [first] }) => sum + (first?.cost ?? Infinity), cost);
    if (least >= (best?.cost ?? Infinity)) return;
    // Whoever has the fewest places left chooses first.
    const [next, ...others] = open.toSorted((one, two) => one.choices.length - two.choices.length);
    if (!next) best = { placed, cost };
    for (const choice of next?.choices ?? []) {
      tries += 1;
      if (tries > patience) return;
      const left = others.map(({ mark, choices }) => ({
        mark,
        choices: choices.filter((other) => areClear(choice, other)),
      }));
      const { mark } = next as Open;
      place(left, new Map(placed).set(mark, choice.label), cost + choice.cost);
    }
  };
  place(
    marks.map((mark) => ({ mark, choices: choicesOf(mark, marks, window) })),
    new Map(),
    0,
  );
  return best && marks.flatMap((mark) => best?.placed.get(mark) ?? []);
}

/** A mark whose label is not placed yet, with the places that are left for it, the nearest first. */
interface Open {
  mark: Mark;
  choices: Choice[];
}

/** The places where a mark's label is inside the window and covers no mark, the nearest first. */
function choicesOf(mark: Mark, marks: Mark[], window: Window): Choice[] {
  return labels
    .map((label): Choice => {
      const at = scales.map((scale) => boxes(mark, label, window.em * scale));
      return {
        label,
        cost: Math.abs(label.aside) + label.away - gap + (label.side === 'left' ? 0.2 : 0),
        words: at.map(({ words }) => words),
        leader: at.map(({ leader }) => leader),
      };
    })
    .filter(({ words: [largest] }) => largest && isInside(largest, window))
    .filter(({ words }) =>
      marks.every(
        (other) =>
          other === mark ||
          scales.every((scale, index) => {
            const box = words[index];
            return !box || !overlap(box, windowOf(other, window.em * scale));
          }),
      ),
    )
    .sort((one, two) => one.cost - two.cost);
}

const labels = Array.from({ length: steps * 2 + 1 }, (_, index) => (index - steps) * step).flatMap(
  (aside) =>
    distances.flatMap((away): Label[] => [
      { side: 'right', away, aside },
      { side: 'left', away, aside },
    ]),
);

function areClear(one: Choice, two: Choice): boolean {
  return one.words.every((words, index) => {
    const other = two.words[index];
    return (
      other &&
      !overlap(words, other) &&
      !two.leader[index]?.some((line) => overlap(words, line)) &&
      !one.leader[index]?.some((line) => overlap(line, other))
    );
  });
}

function boxes({ x, y, width, height }: Mark, { side, away, aside }: Label, em: number) {
  const right = side === 'right';
  const middle = y + aside * em;
  const near = x + (right ? away : -away) * em;
  const line = 0.1 * em;
  const words: Box = {
    left: right ? near : near - width * em,
    right: right ? near + width * em : near,
    top: middle - (height / 2) * em,
    bottom: middle + (height / 2) * em,
  };
  const upright: Box = {
    left: x - line,
    right: x + line,
    top: Math.min(y, middle),
    bottom: Math.max(y, middle),
  };
  const across: Box = {
    left: Math.min(x, near),
    right: Math.max(x, near),
    top: middle - line,
    bottom: middle + line,
  };
  return { words, leader: [upright, across] as [Box, Box] };
}

/** The lit window that marks the place. */
function windowOf({ x, y }: Mark, em: number): Box {
  return { left: x - half * em, right: x + half * em, top: y - half * em, bottom: y + half * em };
}

function overlap(one: Box, two: Box): boolean {
  return (
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
  );
}

function isInside({ left, right, top, bottom }: Box, { height, em }: Window): boolean {
  const edge = 0.4 * em;
  return left > edge && right < 1 - edge && top > edge && bottom < height - edge;
}
