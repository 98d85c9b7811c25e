import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { z } from 'zod';
import { jsonSchemas } from './json-schemas';
import { contentFiles } from './schema';

const schemas = Object.entries(jsonSchemas());
const checker = new Ajv({ strict: false, validateFormats: false });
for (const [name, json] of schemas) checker.addSchema(JSON.parse(json), name);

test.each(Object.values(contentFiles).map(({ file }) => file))('%s fits its schema', (file) => {
  const text = readFileSync(`e2e/fixtures/content/${file}`, 'utf8');
  const name = file.replace('/', '-').replace('.yaml', '.json');
  expect(checker.validate(name, parse(text) ?? [])).toBe(true);
});

test('the schemas reject unknown fields and invalid values', () => {
  const [service] = parse(readFileSync('e2e/fixtures/content/services.yaml', 'utf8'));
  const fits = (more: object) => checker.validate('services.json', [{ ...service, ...more }]);
  expect([{}, { title: 2026 }].map(fits)).toEqual([true, true]);
  expect([{ titel: 'x' }, { id: 'Fly Screens' }, { active: 'yes' }].map(fits)).toEqual([
    false,
    false,
    false,
  ]);
});

test('what the build would accept is no mistake in a text editor, and what is left out is not required', () => {
  const home = parse(readFileSync('e2e/fixtures/content/pages/home.yaml', 'utf8'));
  // The {areas} are longer than their name, and no editor fills them in.
  for (const title of ['{name}', `${'{areas} '.repeat(40)}`])
    expect(checker.validate('pages-home.json', { ...home, title })).toBe(true);
  const site = parse(readFileSync('e2e/fixtures/content/site.yaml', 'utf8'));
  const { address: _, openingHours: __, ...least } = site;
  expect(checker.validate('site.json', least)).toBe(true);
  const withCountry = { ...least, feed: { provider: 3 } };
  expect(checker.validate('site.json', withCountry)).toBe(false);
});

test('every field has a help text', () => {
  const bare: string[] = [];
  const visit = (node: z.core.JSONSchema.BaseSchema, at: string) => {
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      if (typeof field !== 'object') continue;
      const isGroup = 'properties' in field || 'oneOf' in field || 'const' in field;
      if (!isGroup && !field.description) bare.push(`${at}.${name}`);
      visit(field, `${at}.${name}`);
    }
    for (const inner of [node.items, ...(node.oneOf ?? []), ...(node.anyOf ?? [])])
      if (typeof inner === 'object' && !Array.isArray(inner)) visit(inner, at);
  };
  for (const [name, json] of schemas) visit(JSON.parse(json), name);
  expect(bare).toEqual([]);
});
