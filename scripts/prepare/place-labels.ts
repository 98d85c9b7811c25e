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

/** A label's words at one scale, and what leads up or down from the mark, and then across. */
interface Placed {
  words: Box;
  leader: [Box, Box];
}

/** A label at one place, for each scale. */
interface Choice {
  label: Label;
  cost: number;
  at: Placed[];
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
  const others = marks.filter((other) => other !== mark);
  const ems = scales.map((scale) => window.em * scale);
  const windows = ems.map((em) => others.map((other) => windowOf(other, em)));
  return labels
    .map((label) => ({
      label,
      cost: Math.abs(label.aside) + label.away - gap + (label.side === 'left' ? 0.2 : 0),
      at: ems.map((em) => placedAt(mark, label, em)),
    }))
    .filter(({ at: [largest] }) => largest && isInside(largest.words, window))
    .filter(({ at }) =>
      at.every(({ words }, index) => !windows[index]?.some((lit) => overlap(words, lit))),
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
  return one.at.every((here, index) => {
    const there = two.at[index];
    return there && !covers(here, there) && !covers(there, here);
  });
}

// Asked a million times: without a list of the three.
const covers = ({ words }: Placed, { words: others, leader: [rise, run] }: Placed) =>
  overlap(words, others) || overlap(words, rise) || overlap(words, run);

function placedAt({ x, y, width, height }: Mark, { side, away, aside }: Label, em: number): Placed {
  const way = side === 'right' ? em : -em;
  const middle = y + aside * em;
  const near = x + away * way;
  const line = 0.1 * em;
  return {
    words: boxOf(near, middle - (height / 2) * em, near + width * way, middle + (height / 2) * em),
    leader: [boxOf(x - line, y, x + line, middle), boxOf(x, middle - line, near, middle + line)],
  };
}

/** The lit window that marks the place. */
function windowOf({ x, y }: Mark, em: number): Box {
  return boxOf(x - half * em, y - half * em, x + half * em, y + half * em);
}

/** The box between two of its corners, whichever. */
function boxOf(x1: number, y1: number, x2: number, y2: number): Box {
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  };
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
