import type { z } from 'zod';

/** A row of `test.each`: the field's name, its schema, values that it accepts and values that it rejects. */
export type LimitCase = [name: string, schema: z.ZodType, accepted: unknown[], rejected: unknown[]];

/** Expects the schema to accept and reject these values. */
export function expectLimits(schema: z.ZodType, accepted: unknown[], rejected: unknown[]) {
  const isValid = (value: unknown) => schema.safeParse(value).success;
  expect(accepted.filter((value) => !isValid(value))).toEqual([]);
  expect(rejected.filter(isValid)).toEqual([]);
}

export const listOf = <Entry>(length: number, entry: Entry) => Array.from({ length }, () => entry);

/** Returns a single word of this many letters. */
export const wordOf = (length: number) => 'x'.repeat(length);
