import type { z } from 'zod';

/** A field, what it accepts, and what it refuses. */
export type Limits = [name: string, schema: z.ZodType, accepted: unknown[], refused: unknown[]];

/** Expects that a field accepts and refuses these values. */
export function expectLimits(schema: z.ZodType, accepted: unknown[], refused: unknown[]) {
  const isValid = (value: unknown) => schema.safeParse(value).success;
  expect(accepted.filter((value) => !isValid(value))).toEqual([]);
  expect(refused.filter(isValid)).toEqual([]);
}

export const listOf = <Entry>(length: number, entry: Entry) => Array.from({ length }, () => entry);

/** One word of this length. */
export const letters = (length: number) => 'x'.repeat(length);
