import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentFiles } from '../../content/schema/schema';
import { editorSchemas, schemaOf } from './editor-schemas';
import { generatedFolder } from './generated';

const schemas = editorSchemas();
const files = Object.values(contentFiles).map(({ file }) => file);

/** The schema that a content file names in its first line, as an editor would find it; an owner may have taken it away. */
function namedSchema(file: string): string | undefined {
  const [firstLine = ''] = readFileSync(`content/${file}`, 'utf8').split(/\r?\n/);
  const named = firstLine.match(/^\ufeff?# yaml-language-server: \$schema=(\S+)$/)?.[1];
  return named && path.resolve('content', path.dirname(file), named);
}

// Formats and the editors' own keywords are left to the editors; patterns cover the same ground.
const checker = new Ajv({ strict: false, validateFormats: false });
for (const [name, json] of Object.entries(schemas)) checker.addSchema(JSON.parse(json), name);

/** What an editor would mark. */
function marks(schema: string, data: unknown) {
  checker.validate(schema, data);
  const places = checker.errors?.map(({ instancePath }) => instancePath) ?? [];
  return [...new Set(places)];
}

test.each(files)('%s names its own schema and fits it', (file) => {
  const own = path.join(generatedFolder, 'schemas', schemaOf(file));
  expect([own, undefined]).toContain(namedSchema(file));
  expect(existsSync(own)).toBe(true);
  // An empty file is an empty list.
  expect(marks(schemaOf(file), parse(readFileSync(`content/${file}`, 'utf8')) ?? [])).toEqual([]);
});

test('every field that a person fills in has a help text', () => {
  const bare: string[] = [];
  const visit = (node: z.core.JSONSchema.BaseSchema, at: string) => {
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      const here = `${at}.${name}`;
      const isGroup = typeof field === 'object' && ('properties' in field || 'oneOf' in field);
      if (typeof field === 'object' && !isGroup && !field.description) bare.push(here);
      if (typeof field === 'object') visit(field, here);
    }
    if (node.items && !Array.isArray(node.items) && typeof node.items === 'object') {
      visit(node.items, `${at}[]`);
    }
  };
  for (const [name, json] of Object.entries(schemas)) visit(JSON.parse(json), name);
  expect(bare).toEqual([]);
});

test('an editor marks unknown fields, wrong types, forms and lengths', () => {
  const [service] = parse(readFileSync('content/services.yaml', 'utf8'));
  const marked = (more: object) => marks('services.json', [{ ...service, ...more }]);
  expect(marked({})).toEqual([]);
  expect(marked({ id: 'Fly Screens' })).toEqual(['/0/id']);
  expect(marked({ active: 'yes' })).toEqual(['/0/active']);
  expect(marked({ title: 't'.repeat(61) })).toEqual(['/0/title']);
  expect(marked({ image: 'a picture.gif' })).toEqual(['/0/image']);
  expect(marked({ description: [] })).toEqual(['/0/description']);
  expect(marked({ title: 2026 })).toEqual([]);
  expect(marked({ titel: 'x' })).toEqual(['/0']);
});

test('a text with placeholders is not measured, but its placeholders must be known', () => {
  const page = parse(readFileSync('content/pages/services.yaml', 'utf8'));
  const marked = (title: string) => marks('pages-services.json', { ...page, title });
  expect(marked('Too short')).toEqual(['/title']);
  expect(marked('t'.repeat(66))).toEqual(['/title']);
  expect(marked('{name}')).toEqual([]);
  expect(marked('{name} at work in {town}')).toEqual(['/title']);
});
