import { z } from 'zod';
import { unwrapped } from '../../../content/schema/unwrapped';

/** `wideUnlit` → `Wide unlit`. */
export function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the forms call the field at a path: “Phone › Number to show”, “Entry 3 › Title”. */
export function fieldLabel(schema: z.core.$ZodType, at: readonly PropertyKey[]): string {
  let here: z.core.$ZodType | undefined = schema;
  return at
    .map((step) => {
      here = here && within(here, step);
      if (typeof step === 'number') return `Entry ${step + 1}`;
      return titleOf(here) ?? inWords(String(step));
    })
    .join(' › ');
}

function within(field: z.core.$ZodType, step: PropertyKey): z.core.$ZodType | undefined {
  const schema = unwrapped(field);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodObject) return schema.shape[String(step)];
  if (!(schema instanceof z.ZodUnion)) return undefined;
  return schema.options.map((option) => within(option, step)).find((inner) => inner !== undefined);
}

function titleOf(field: z.core.$ZodType | undefined): string | undefined {
  return field && z.globalRegistry.get(field)?.title;
}
