import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { iconPattern, pictureEndings, picturePattern } from '../../content/schema/fields';
import { factPlaceholders, onlyKnownPlaceholders } from '../../content/schema/placeholders';
import { type ContentKey, contentFiles } from '../../content/schema/schema';
import { inWords } from './client/field-label';
import { listField } from './client/file-format';
import { type Json, jsonOf, withNameOnly } from './form-schema';

/**
 * The fields of a file's form, from the one schema: its titles, helps and limits, so that no field is
 * described twice. What no single field can check (a name that is used twice) is told on saving, what no
 * file alone can (a picture that is missing) by the running site and by the build, in the same words.
 */

/** @param label the file’s title, which a list as a whole takes over. */
export function fieldsOf(key: ContentKey, label: string): Field[] {
  const schema = jsonOf(key);
  const mayName = contentFiles[key].file.startsWith('pages/');
  if (schema.type !== 'array') return groupFields(schema, mayName);
  const whole = {
    ...field(listField, schema, (schema.minItems ?? 0) > 0, mayName),
    label,
    root: true,
    // Only the first three are shown, and the one that has just been written should be.
    add_to_top: key === 'testimonials',
  };
  return [whole as Field];
}

function groupFields({ properties = {}, required = [] }: Json, mayName: boolean): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    field(name, schema as Json, required.includes(name), mayName),
  );
}

function field(name: string, schema: Json, required: boolean, mayName: boolean): Field {
  const common = {
    name,
    label: schema.title ?? inWords(name),
    ...(schema.description && { hint: forForms(schema.description) }),
    required,
  };
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return oneOfSeveral(common, choices as Json[], mayName);
  if (schema.const !== undefined) {
    return { ...common, widget: 'hidden', default: schema.const } as Field;
  }
  if (schema.enum) {
    const options = schema.enum.map((value, at) => ({
      value,
      label: schema.enumDescriptions?.[at] ?? value,
    }));
    return { ...common, widget: 'select', options } as Field;
  }
  if (schema.type === 'boolean') {
    // A new entry is shown, and is no real opinion until somebody says so.
    const preset = required && { default: true };
    return { ...common, required: false, ...preset, widget: 'boolean' } as Field;
  }
  if (schema.type === 'array') return list(common, schema, mayName);
  if (schema.type === 'object') {
    if (!schema.properties) return { ...common, widget: 'keyvalue' } as Field;
    // Without a box to untick where leaving it out would mean what nobody reads from an empty box.
    const isThere = required || schema.default !== undefined;
    const fields = groupFields(schema, mayName);
    return { ...common, required: isThere, widget: 'object', fields } as Field;
  }
  return text(common, schema, mayName);
}

type Common = { name: string; label: string; required: boolean };

function text(common: Common, schema: Json, mayName: boolean): Field {
  if (schema.pattern === picturePattern) {
    return {
      ...common,
      widget: 'image',
      choose_url: false,
      accept: pictureEndings.map((ending) => `.${ending}`).join(','),
    } as Field;
  }
  if (schema.pattern === iconPattern) {
    const files = readdirSync('content/icons').map((file) => path.parse(file));
    const options = files.filter(({ ext }) => ext === '.svg').map(({ name }) => name);
    return { ...common, widget: 'select', options } as Field;
  }
  if (schema.pattern?.includes('%')) return { ...common, widget: 'focus' } as Field;
  const { minLength = 0, maxLength } = schema;
  const long = (maxLength ?? 0) > 100;
  const rule = schema.pattern
    ? [schema.pattern, forForms(schema.patternErrorMessage ?? schema.description ?? '')]
    : mayName && [lengthWithNames(minLength, maxLength), namesHelp(minLength, maxLength)];
  return {
    ...common,
    widget: long ? 'text' : 'string',
    ...(rule && { pattern: rule }),
    ...(!mayName && maxLength !== undefined && { minlength: minLength, maxlength: maxLength }),
  } as Field;
}

/** A text's length counts once its {placeholders} are filled in, which only the build can do. */
function lengthWithNames(least: number, most = 10_000): string {
  return `${onlyKnownPlaceholders}(?:[\\s\\S]*\\{[\\s\\S]*|[\\s\\S]{${least},${most}})$`;
}

function namesHelp(least: number, most: number | undefined): string {
  const length = most ? `Write ${least} to ${most} characters. ` : '';
  return `${length}In braces only ${factPlaceholders.map((name) => `{${name}}`).join(', ')}.`;
}

/** The fields by which a closed entry of a list is known. */
const titles = ['title', 'name', 'location', 'social', 'caption', 'alt'];

function list(common: Common, schema: Json, mayName: boolean): Field {
  const items = schema.items as Json;
  const { minItems, maxItems } = schema;
  const bounds = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(minItems !== undefined &&
      minItems === maxItems && { allow_add: false, allow_remove: false, allow_duplicate: false }),
  };
  const single = { label_singular: items.title ?? 'an entry' };
  if (items.enum) {
    // Ticked side by side, all seven days of a week.
    const choice = { widget: 'select', multiple: true, dropdown_threshold: 7 };
    return { ...common, ...choice, options: items.enum, ...bounds } as Field;
  }
  const group = items.type === 'object' ? items : withNameOnly(items);
  if (!group) {
    const label = inWords(single.label_singular.replace(/^an? /, ''));
    const one = { ...field('value', items, true, mayName), label };
    return { ...common, ...bounds, ...single, widget: 'list', field: one } as Field;
  }
  const plainWillDo = items === group ? group : { ...group, required: ['name'] };
  const fields = groupFields(plainWillDo, mayName);
  const [first] = fields;
  const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
  // Told apart by what they say; a picture's file name says less than its description.
  const told = fields.filter(({ name }) => titles.includes(name));
  return {
    ...common,
    ...bounds,
    ...single,
    widget: 'list',
    collapsed: true,
    summary: (told.length > 0 ? told : [first]).map((one) => `{{${one?.name}}}`).join(', '),
    ...(thumbnail && { thumbnail }),
    fields,
  } as Field;
}

function oneOfSeveral(common: Common, members: Json[], mayName: boolean): Field {
  const groups = members.filter(({ properties }) => properties);
  const [typeKey = 'type'] = Object.keys(groups[0]?.properties ?? {});
  const types = groups.flatMap((group) => {
    const { [typeKey]: kind, ...properties } = group.properties as Record<string, Json>;
    const values = (kind?.enum ?? [kind?.const]) as string[];
    return values.map((name) => ({
      name,
      label: inWords(name),
      widget: 'object' as const,
      fields: groupFields({ ...group, properties }, mayName),
    }));
  });
  return { ...common, widget: 'object', typeKey, types } as Field;
}

/** The schema's words without what only holds for somebody who types YAML. */
function forForms(words: string): string {
  return words
    .replace(/^Expected /, 'Write ')
    .replace('in content/pictures.yaml', 'under Pictures')
    .replace(/"([^"]*)"/g, '$1')
    .replace(/true (shows|marks|asks)/, 'On $1')
    .replace(/, false hides it/, ', off hides it');
}
