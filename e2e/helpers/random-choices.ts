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
