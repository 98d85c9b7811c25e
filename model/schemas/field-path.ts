import { z } from 'zod';

/** The keys and indexes that lead from the top of a file to a field. */
export type FieldPath = readonly PropertyKey[];

/** Returns the value at a path, if there is one. A plain name may stand for a group, for example for an area. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce(
    (group, step) => (typeof group === 'string' ? group : (group as never)?.[step]),
    data,
  );
}

/** Returns every string in the data of a content file, with its path. */
export function textsIn(data: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((entry, at) => textsIn(entry, [...path, at]));
  return Object.entries(data ?? {}).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Returns the schema inside `.optional()`, `.default()`, `.prefault()` and `z.preprocess()`. */
export function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPreprocess) return unwrapOptional(schema.out);
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? unwrapOptional(innerType) : schema;
}

/** Returns the schema of the field at a path, if there is one. */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  const group = unwrapOptional(schema);
  const [step, ...rest] = path;
  if (step === undefined) return group;
  if (group instanceof z.ZodArray) return schemaAt(group.element, rest);
  if (group instanceof z.ZodUnion)
    return group.options.map((kind) => schemaAt(kind, path)).find((found) => found);
  if (!(group instanceof z.ZodObject) || !Object.hasOwn(group.shape, step)) return undefined;
  return schemaAt(group.shape[String(step)], rest);
}
