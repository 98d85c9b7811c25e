import { z } from 'zod';
import { isEntry } from './entries';
import { unwrapped } from './unwrapped';

/**
 * Signs that word processors, phones and web pages put in place of those on the keyboard. Where
 * the meaning is plain they are put right; where it is not, a sentence names them.
 */
const pairs = [
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['”', '”'],
  ['«', '»'],
  ['‘', '’'],
] as const;

/** Signs without a width: possible line breaks, and marks of a writing direction, which turn words around. */
export const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** They hold together what a free text may well want: a family of faces, a Persian word. */
const joiners = /[\u200c\u200d]/g;
const blanks = /\p{Zs}/gu;
const hyphens = /[\u2010-\u2015\u2212]/g;

/** Without curly quotes around the whole, which stand for YAML's own, and blanks at either end. */
function withoutWrapping(text: string): string {
  const trimmed = text.trim();
  const inner = trimmed.slice(1, -1);
  const isWrapped = pairs.some(
    ([open, close]) =>
      trimmed.length > 1 &&
      trimmed.startsWith(open) &&
      trimmed.endsWith(close) &&
      !inner.includes(open) &&
      !inner.includes(close),
  );
  return isWrapped ? inner.trim() : trimmed;
}

/** A number, an address, a file's name: what has a form that no sign of print belongs to. */
function hasForm(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodStringFormat) return true;
  if (!(schema instanceof z.ZodString)) {
    return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;
  }
  return (schema.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format');
}

/** The data with look-alikes put right, and numbers where they are wanted, as far as it has the schema's shape. */
export function putRight(field: z.core.$ZodType, data: unknown): unknown {
  const schema = unwrapped(field);
  if (typeof data === 'string') {
    const text = withoutWrapping(data.replace(unseen, ''));
    const options = schema instanceof z.ZodUnion ? schema.options : [schema];
    if (schema instanceof z.ZodNumber && text && Number.isFinite(Number(text))) return Number(text);
    const isForm = options.some(hasForm);
    return isForm
      ? text.replace(joiners, '').replace(blanks, ' ').replace(hyphens, '-').trim()
      : text;
  }
  if (Array.isArray(data)) {
    if (!(schema instanceof z.ZodArray)) return data;
    return data.map((item) => putRight(schema.element, item));
  }
  if (!isEntry(data)) return data;
  const shape = shapeOf(schema, data);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const name = withoutWrapping(key);
      const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, inner ? putRight(inner, value) : value];
    }),
  );
}

/** The fields that such a group may have; of several kinds of groups, those of the one that is meant. */
function shapeOf(schema: z.core.$ZodType, data: unknown): Record<string, z.core.$ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (!(schema instanceof z.ZodUnion)) return {};
  const kinds = schema.options.filter((option) => option instanceof z.ZodObject);
  const meant = kinds.find(({ shape }) => {
    const { provider } = shape;
    return !provider || (isEntry(data) && z.safeParse(provider, data.provider).success);
  });
  return meant?.shape ?? {};
}

const names: [RegExp, string][] = [
  [/[“”„«»]/, 'There are curly quotes in it; type straight ones, or none.'],
  [/[‘’]/, 'There is a curly apostrophe in it; leave it out.'],
  [/[\u2010-\u2015\u2212]/, 'There is a word processor’s hyphen in it; type a plain one (-).'],
  [
    /[\u0370-\u052f]/,
    'A letter in it is Greek or Cyrillic and only looks like ours; type it anew.',
  ],
  [
    /[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9]/,
    'A sign in it is of another script and only looks like ours; type it anew.',
  ],
  [
    /[\p{Cf}\p{Mn}\p{Zl}\p{Zp}\u3164]/u,
    'There is a sign in it that cannot be seen; delete the text and type it anew.',
  ],
];

/** What is to be seen only by those who know it, where a text lacks the form that it should have. */
export function lookAlikeIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return names.find(([form]) => form.test(value))?.[1];
}
