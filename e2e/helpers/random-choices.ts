/** The choices that make a content. */
export interface Choices {
  /** How long a text is, how many entries a list has. */
  amount(minimum: number, maximum: number, field: string): number;
  /** Whether an optional group is there. */
  has(field: string): boolean;
  /** A number below `below`, for the choice of a word. */
  pick(below: number): number;
}

/** Numbers that look random, the same in each run (Lehmer). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

/** Contents at the limits of the schema. */
export const limits = {
  maximum: (): Choices => ({ amount: (_, maximum) => maximum, has: () => true, pick: numbers(1) }),
  minimum: (): Choices => ({ amount: (minimum) => minimum, has: () => false, pick: numbers(1) }),
};

/** Any content of the schema. Some lengths are at the limits. */
export function random(seed: number): Choices {
  const pick = numbers(seed * 7919);
  const groups = new Map<string, boolean>();
  return {
    pick,
    amount: (minimum, maximum) =>
      [minimum, maximum, minimum + pick(maximum - minimum + 1)][pick(4)] ??
      minimum + pick(maximum - minimum + 1),
    has(field) {
      const has = groups.get(field) ?? pick(2) === 1;
      groups.set(field, has);
      return has;
    },
  };
}
