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
import { sites } from './limits';
import { makeText } from './make-text';

/** Values of fields whose texts have a form of their own. */
function formed(field: string, isLongest: boolean): unknown {
  const name = field.replaceAll(/\d+/g, '0');
  const index = Number(field.match(/\d+/)?.[0]);
  if (name === 'services.0.id' || name === 'testimonials.0.id') return `entry-${index}`;
  if (name.endsWith('.dial')) return '+17055550111';
  if (name === 'socials.0.url') return 'https://www.instagram.com/northpane.example/';
  if (name === 'site.url') return isLongest ? sites.longest : 'https://least.example';
  if (name === 'site.feed') return isLongest ? undefined : { provider: 'none' };
  if (name === 'site.notice.until') return '2099-12-31';
  if (name === 'site.email' && isLongest) return 'customerservice@northpane-windows.example';
  if (name === 'site.phone.display' && isLongest) return '+1 (705) 555 - 0142 0143';
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
  const checks = list._zod.def.checks?.map((check) => check._zod.def) ?? [];
  const { length, minimum = length ?? 0, maximum = length ?? 8 } = Object.assign({}, ...checks);
  return { minimum, maximum } as { minimum: number; maximum: number };
}

/** Settings whose texts no page shows: those of the template. */
const hidden = /^site\.(openingHours|specialHours|verification|form|feed|statistics|scripts)$/;

/** Data that the schema accepts. What is no text comes from `template`. */
function make(
  schema: z.core.$ZodType,
  field: string,
  template: unknown,
  isLongest: boolean,
): unknown {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  const isLeftOut = schema instanceof z.ZodOptional && !isLongest;
  if (hidden.test(field)) return isLeftOut ? undefined : (formed(field, isLongest) ?? template);
  if (innerType) {
    const isFlag = innerType instanceof z.ZodBoolean;
    return isLeftOut && !isFlag ? undefined : make(innerType, field, template, isLongest);
  }
  if (schema instanceof z.ZodPipe) return make(schema.in, field, template, isLongest);
  if (schema instanceof z.ZodObject) {
    const given = Object(template) as Record<string, unknown>;
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return Object.fromEntries(
      fields.map(([key, one]) => [key, make(one, `${field}.${key}`, given[key], isLongest)]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const { minimum, maximum } = boundsOf(schema);
    const given = Array.isArray(template) ? template : [];
    // The schema wants an active service.
    const least = Math.max(minimum, field === 'services' ? 1 : 0);
    return Array.from({ length: isLongest ? maximum : least }, (_, index) =>
      make(schema.element, `${field}.${index}`, given[index % given.length], isLongest),
    );
  }
  if (schema instanceof z.ZodUnion && field.startsWith('site.areas'))
    return make(schema.options[isLongest ? 1 : 0] as z.ZodType, field, template, isLongest);
  if (schema instanceof z.ZodString && schema.maxLength && !formed(field, isLongest)) {
    const length = isLongest ? schema.maxLength : (schema.minLength ?? 1);
    // The schema accepts each network once: a digit at the end makes their names different.
    const last = field.match(/^socials\.(\d+)\.social$/)?.[1] ?? '';
    const text = makeText(length, schema, isLongest).slice(0, length - last.length) + last;
    if (schema.safeParse(text).success) return text;
    const links = '{phoneLink} {emailLink}';
    return `${makeText(Math.max(1, length - links.length - 1), schema, isLongest)} ${links}`;
  }
  if (schema instanceof z.ZodEnum && template === undefined) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return template ?? true;
  return (
    formed(field, isLongest) ?? template ?? (field.endsWith('.icon') ? 'instagram' : undefined)
  );
}

const template = 'e2e/fixtures/variant';

/**
 * Writes a content at a limit of the schema, with the pictures of a fixture. Files that stay the same keep their date.
 * Those of a page that no longer exists go.
 */
export function writeContent(folder: string, isLongest: boolean): void {
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
    const made = key === 'pictures' ? given : make(schema, key, given, isLongest);
    const text = stringify(made, { defaultStringType: 'QUOTE_DOUBLE' });
    const target = path.join(folder, file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  }
}
