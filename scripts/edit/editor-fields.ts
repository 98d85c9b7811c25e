import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { iconPattern, pictureEndings, picturePattern } from '../../model';
import { contentFolder } from '../../model/load';

type Json = z.core.JSONSchema.JSONSchema & { patternErrorMessage?: string };

/** A field as the configuration of Sveltia CMS describes it, or a part of that. */
type Options = Record<string, unknown> & { fields?: Options[] };

/** The fields of a file's form, from its schema. `list` are further options for a file that is one list. */
export function editorFields(schema: z.ZodType, list: object): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input' }) as Json;
  const whole = { ...field('entries', json, (json.minItems ?? 0) > 0), root: true, ...list };
  return (json.type === 'array' ? [whole] : fieldsOf(json)) as object[] as Field[];
}

function fieldsOf({ properties = {}, required = [] }: Json): Options[] {
  return Object.entries(properties).map(([name, schema]) =>
    field(name, schema as Json, required.includes(name)),
  );
}

function field(name: string, schema: Json, required: boolean): Options {
  const { title = humanize(name), description } = schema;
  return { name, label: title, hint: description, required, ...control(schema, required) };
}

/** `wideLightsOff` becomes `Wide lights off`. */
export function humanize(name: string): string {
  const spaced = name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function control(schema: Json, required: boolean): Options {
  // There are no numbers: content files hold them as texts.
  const { type } = schema;
  const members = schema.oneOf ?? schema.anyOf;
  if (members) return union(members as Json[]);
  if (schema.enum) return { widget: 'select', options: choices(schema) };
  if (type === 'array') return list(schema);
  // The default of a new entry: `active: true`.
  if (type === 'boolean') return { widget: 'boolean', required: false, default: required };
  if (type !== 'object') return text(schema);
  if (!schema.properties) return { widget: 'keyvalue' };
  // A group with a default is open without a click.
  const isThere = required || schema.default !== undefined;
  return { widget: 'object', required: isThere, fields: fieldsOf(schema) };
}

const choices = ({ enum: values = [] }: Json): object[] =>
  values.map((value) => ({ value, label: humanize(String(value)) }));

function text({ pattern, patternErrorMessage, description = '', maxLength = 0 }: Json): Options {
  if (pattern === picturePattern) {
    const accept = pictureEndings.map((ending) => `.${ending}`).join(',');
    return { widget: 'image', choose_url: false, accept };
  }
  if (pattern === iconPattern) {
    const files = readdirSync(path.join(contentFolder, 'icons')).filter((file) =>
      /\.(svg|png)$/.test(file),
    );
    return { widget: 'select', options: files.map((file) => file.slice(0, -4)) };
  }
  const help = (patternErrorMessage ?? description).replace(/^Expected /, 'Write ');
  const rule = pattern ? { pattern: [pattern, help] } : maxLength > 0 && { maxlength: maxLength };
  return { widget: maxLength > 100 ? 'text' : 'string', ...rule };
}

function list({ items, minItems: min, maxItems: max }: Json): Options {
  const schema = items as Json;
  // Checkboxes for all seven days of a week.
  const ticked = { widget: 'select', multiple: true, dropdown_threshold: 7 };
  if (schema.enum) return { ...ticked, options: choices(schema), min, max };
  const label_singular = schema.title?.replace(/^an? /, '') ?? 'entry';
  const common = { widget: 'list', label_singular, min, max };
  const entry = field('value', schema, true);
  if (entry.types) return { ...common, types: entry.types, typeKey: entry.typeKey };
  const { fields } = entry;
  // Sveltia CMS takes a list of texts without this for changed as soon as it is shown.
  const one = { ...entry, label: humanize(label_singular), hint: undefined };
  if (!fields) return { ...common, collapsed: false, field: one };
  const free = min === undefined || min !== max;
  const allowed = { allow_add: free, allow_remove: free, allow_duplicate: free };
  // A closed entry shows its first texts and its picture.
  const texts = fields.filter((one) => /string|text/.test(`${one.widget}`) && !one.pattern);
  const shown = texts.length > 0 ? texts.slice(0, 2) : fields.slice(0, 1);
  const summary = shown.map(({ name }) => `{{${name}}}`).join(', ');
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  return { ...common, ...allowed, collapsed: true, summary, thumbnail, fields };
}

/** One of several kinds of groups, or a group that may be written as its name alone. */
function union(members: Json[]): Options {
  const groups = members.filter(({ properties }) => properties);
  const [first] = groups;
  if (groups.length < 2) return control(first ?? members[0] ?? {}, true);
  const [typeKey = ''] = Object.keys(first?.properties ?? {});
  const types = groups.flatMap((group) => {
    const { [typeKey]: kind, ...properties } = group.properties as Record<string, Json>;
    const names = (kind?.enum ?? [kind?.const]) as string[];
    const fields = fieldsOf({ ...group, properties });
    return names.map((name) => ({ name, label: humanize(name), widget: 'object', fields }));
  });
  return { widget: 'object', typeKey, types };
}
