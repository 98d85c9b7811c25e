import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentFiles } from '../../model';
import type { Choices } from './limits';
import { makeText } from './make-text';

/** Values of fields whose texts have a form of their own. */
function formed(field: string, { amount }: Choices): unknown {
  const isLong = amount(0, 1, field) === 1;
  const name = field.replaceAll(/\d+/g, '0');
  const index = Number(field.match(/\d+/)?.[0]);
  if (name === 'services.0.id' || name === 'testimonials.0.id') return `entry-${index}`;
  if (name.endsWith('.dial')) return '+17055550111';
  if (name === 'socials.0.url') return 'https://www.instagram.com/northpane.example/';
  if (name === 'site.url') return isLong ? 'http://localhost:4118/sub' : 'https://least.example';
  if (name === 'site.feed') return isLong ? undefined : { provider: 'none' };
  if (name === 'site.notice.from') return '2020-01-01';
  if (name === 'site.notice.until') return '2099-12-31';
  if (name === 'site.email' && isLong) return 'customerservice@northpane-windows.example';
  if (name === 'site.phone.display' && isLong) return '+1 (705) 555 - 0142 0143';
  if (name === 'site.areas.0.at') return `43.${58 + ((index * 7) % 5) * 4}, -79.${38 + index * 6}`;
  if (name === 'home.facts.0.night') return 'It is {time}';
  if (name === 'services.0.part.at')
    return `${12 + (index % 4) * 25}% ${25 + Math.floor(index / 4) * 50}%`;
  if (name === 'services.0.part.outline') {
    const [near, far] = [index * 12, index * 12 + 10].map((edge) => `${edge}%`);
    return `${near} ${near}, ${far} ${near}, ${far} ${far}, ${near} ${far}`;
  }
  return undefined;
}

/** How many entries a list has at least and at most. Eight where the schema has no limit. */
function boundsOf(list: z.ZodArray) {
  const checks = list._zod.def.checks?.map(
    (check) => Object(check._zod.def) as Record<string, unknown>,
  );
  const bound = (name: string) => checks?.map((check) => check[name]).find(Number.isInteger);
  const [minimum, maximum] = [bound('minimum'), bound('maximum')].map(
    (value) => (value ?? bound('length')) as number | undefined,
  );
  return { minimum: minimum ?? 0, maximum: maximum ?? 8 };
}

/** Settings whose texts no page shows: those of the template. */
const hidden = /^site\.(openingHours|specialHours|verification|form|feed|statistics|scripts)$/;

/** Data that the schema accepts. What is no text comes from `template`. */
function make(
  schema: z.core.$ZodType,
  field: string,
  template: unknown,
  choices: Choices,
): unknown {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  const isLeftOut = schema instanceof z.ZodOptional && !choices.has(field);
  if (hidden.test(field)) return isLeftOut ? undefined : (formed(field, choices) ?? template);
  if (innerType) {
    const isOptional = schema instanceof z.ZodOptional && !(innerType instanceof z.ZodBoolean);
    // The schema accepts a street only with its city, so one choice decides about both.
    return isOptional && !choices.has(field.replace('.city', '.street'))
      ? undefined
      : make(innerType, field, template, choices);
  }
  if (schema instanceof z.ZodPipe) return make(schema.in, field, template, choices);
  if (schema instanceof z.ZodObject) {
    const given = Object(template) as Record<string, unknown>;
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return Object.fromEntries(
      fields.map(([key, one]) => [key, make(one, `${field}.${key}`, given[key], choices)]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const { minimum, maximum } = boundsOf(schema);
    const given = Array.isArray(template) ? template : [];
    // The schema wants an active service.
    const length = choices.amount(Math.max(minimum, field === 'services' ? 1 : 0), maximum, field);
    return Array.from({ length }, (_, index) =>
      make(schema.element, `${field}.${index}`, given[index % given.length], choices),
    );
  }
  if (schema instanceof z.ZodUnion && field.startsWith('site.areas'))
    return make(
      schema.options[choices.has('site.areas.at') ? 1 : 0] as z.ZodType,
      field,
      template,
      choices,
    );
  if (schema instanceof z.ZodString && schema.maxLength && !formed(field, choices)) {
    const length = choices.amount(schema.minLength ?? 1, schema.maxLength, field);
    // The schema accepts each network once: a digit at the end makes their names different.
    const last = field.match(/^socials\.(\d+)\.social$/)?.[1] ?? '';
    const text = makeText(length, schema, choices).slice(0, length - last.length) + last;
    if (schema.safeParse(text).success) return text;
    const links = '{phoneLink} {emailLink}';
    return `${makeText(Math.max(1, length - links.length - 1), schema, choices)} ${links}`;
  }
  if (schema instanceof z.ZodEnum && template === undefined)
    return schema.options[choices.pick(schema.options.length)];
  if (schema instanceof z.ZodBoolean) return template ?? true;
  return formed(field, choices) ?? template ?? (field.endsWith('.icon') ? 'instagram' : undefined);
}

const template = 'e2e/fixtures/variant';

/**
 * Writes a content of these choices, with the pictures of a fixture. Files that stay the same keep their date. Those of
 * a page that no longer exists go.
 */
export function writeContent(folder: string, choices: Choices): void {
  const pages = path.join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  const files = new Set(Object.values(contentFiles).map(({ file }) => path.join(folder, file)));
  for (const name of readdirSync(pages)) {
    const file = path.join(pages, name);
    if (!files.has(file)) rmSync(file);
  }
  for (const name of ['pictures', 'icons', 'logo.svg', 'map.svg'])
    cpSync(path.join(template, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  for (const [key, { file, schema }] of Object.entries(contentFiles)) {
    const given: unknown = parse(readFileSync(path.join(template, file), 'utf8'));
    const made = key === 'pictures' ? given : make(schema, key, given, choices);
    const text = stringify(made, { defaultStringType: 'QUOTE_DOUBLE' });
    const target = path.join(folder, file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  }
}
