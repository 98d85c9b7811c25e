/** Values as the forms and the YAML files hold them. */
export type Values = Record<string, unknown>;

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value without empty texts, lists and groups, or `undefined` when nothing is left. */
export function removeEmpty(value: unknown, empty: unknown[] = [null, '']): unknown {
  const isEmpty = (inner: unknown) =>
    empty.includes(inner) || (typeof inner === 'object' && Object.keys(inner ?? {}).length === 0);
  return JSON.parse(JSON.stringify(value ?? null), (_, inner) =>
    isEmpty(inner) ? undefined : inner,
  );
}

/** The form of an area is a group. In the file it may be its name alone. */
export const asGroup = (area: unknown) => (typeof area === 'string' ? { name: area } : area);

/**
 * The canonical form of values: equal for fields in any order, `false` or no value, a number or its digits, a name
 * or a group with only a name.
 */
export function canonical(value: unknown): string {
  const same = (_: string, inner: unknown) => {
    if (typeof inner === 'string' || typeof inner === 'number') return String(inner).trim();
    if (!isRecord(inner)) return inner;
    const names = Object.keys(inner).sort();
    if (names.join() === 'name') return inner.name;
    return Object.fromEntries(names.map((name) => [name, inner[name]]));
  };
  return JSON.stringify(removeEmpty(value, [null, '', false]), same) ?? '';
}
