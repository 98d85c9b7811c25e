import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { iconPattern, pictureEndings, picturePattern } from '../../model';
import { contentFolder } from '../../model/load';

type Json = z.core.JSONSchema.JSONSchema & { patternErrorMessage?: string };

/** A field in the configuration of Sveltia CMS, or some of its options. */
type Options = Record<string, unknown> & { fields?: Options[] };

/**
 * Derives the fields of a file's form from its schema.
 * @param list further options for a file that is a list.
 */
export function editorFields(schema: z.ZodType, list: object): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input' }) as Json;
  const listField = { ...field('entries', json, (json.minItems ?? 0) > 0), root: true, ...list };
  return (json.type === 'array' ? [listField] : fieldsOf(json)) as object[] as Field[];
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

/** Turns a name into a title: `wideLightsOff` becomes `Wide lights off`. */
export function humanize(name: string): string {
  const spaced = name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function control(schema: Json, required: boolean): Options {
  // There is no case for numbers, because content files contain them as strings.
  const { type } = schema;
  if (schema.oneOf) return union(schema.oneOf as Json[]);
  if (schema.enum) return { widget: 'select', options: choices(schema) };
  if (type === 'array') return list(schema);
  // The default is for new entries: `active` is on.
  if (type === 'boolean') return { widget: 'boolean', required: false, default: required };
  if (type !== 'object') return text(schema);
  if (!schema.properties) return { widget: 'keyvalue' };
  // A group with a default is shown without a click.
  const isShown = required || schema.default !== undefined;
  return { widget: 'object', required: isShown, fields: fieldsOf(schema) };
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
  // Up to seven options are checkboxes, so the days of the week are.
  const checkboxes = { widget: 'select', multiple: true, dropdown_threshold: 7 };
  if (schema.enum) return { ...checkboxes, options: choices(schema), min, max };
  const label_singular = schema.title?.replace(/^an? /, '') ?? 'entry';
  const common = { widget: 'list', label_singular, min, max };
  const entry = field('value', schema, true);
  if (entry.types) return { ...common, types: entry.types, typeKey: entry.typeKey };
  const { fields } = entry;
  // Without `field`, Sveltia CMS considers a list of texts changed as soon as it is shown.
  const single = { ...entry, label: humanize(label_singular), hint: undefined };
  if (!fields) return { ...common, collapsed: false, field: single };
  const canChange = min === undefined || min !== max;
  const allowed = {
    allow_add: canChange,
    allow_remove: canChange,
    allow_duplicate: canChange,
  };
  // A collapsed entry shows its first texts and its picture.
  const texts = fields.filter(({ widget, pattern }) => /string|text/.test(`${widget}`) && !pattern);
  const shown = texts.length > 0 ? texts.slice(0, 2) : fields.slice(0, 1);
  const summary = shown.map(({ name }) => `{{${name}}}`).join(', ');
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  return { ...common, ...allowed, collapsed: true, summary, thumbnail, fields };
}

/** A choice between several kinds of groups. */
function union(groups: Json[]): Options {
  const [typeKey = ''] = Object.keys(groups[0]?.properties ?? {});
  const types = groups.flatMap((group) => {
    const { [typeKey]: kind, ...properties } = group.properties as Record<string, Json>;
    const names = (kind?.enum ?? [kind?.const]) as string[];
    const fields = fieldsOf({ ...group, properties });
    return names.map((name) => ({ name, label: humanize(name), widget: 'object', fields }));
  });
  return { widget: 'object', typeKey, types };
}
