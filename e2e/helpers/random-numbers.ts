/** Numbers that look random, the same in each run (Lehmer). */
export function numbers(seed = 1): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}
