import { z } from 'zod';
import { content } from '../../content';
import { contentFiles, icon, picture } from '../../content/schema';
import { formConfig } from './form-config';
import { formFields } from './form-fields';

const image = picture('Picture', []);
const text = z.string().max(60);
const rule = z.string().regex(/a/).meta({ patternErrorMessage: 'Expected an a.' });
const group = z.strictObject({ wideUnlit: text });
const shown = z.strictObject({ name: text, picture: image });
const sample = z.strictObject({ kind: z.literal('sample') });
const kinds = z.discriminatedUnion('kind', [sample, group.extend({ kind: z.enum(['a', 'b']) })]);

test.each<[z.ZodType, object]>([
  [text, { widget: 'string', maxlength: 60, required: true }],
  [text.optional(), { widget: 'string', required: false }],
  [text.default('ON'), { widget: 'string', required: false }],
  [text.describe('Help.').meta({ title: 'Title' }), { label: 'Title', hint: 'Help.' }],
  [z.string().max(200), { widget: 'text', maxlength: 200 }],
  [rule, { pattern: ['a', 'Write an a.'] }],
  [z.boolean(), { widget: 'boolean', required: false, default: true }],
  [z.boolean().optional(), { widget: 'boolean', required: false, default: false }],
  [z.enum(['left']), { widget: 'select', options: [{ value: 'left', label: 'Left' }] }],
  [z.array(z.enum(['a'])).min(1), { widget: 'select', multiple: true, min: 1 }],
  [image, { widget: 'image', accept: expect.stringContaining('.jfif') }],
  [icon, { options: expect.arrayContaining(['instagram']) }],
  [group, { widget: 'object', required: true, fields: [{ label: 'Wide unlit' }] }],
  [group.optional(), { widget: 'object', required: false }],
  [group.prefault({ wideUnlit: '' }), { widget: 'object', required: true }],
  [z.record(z.string(), text), { widget: 'keyvalue' }],
  [z.array(text.meta({ title: 'a line' })), { widget: 'list', label_singular: 'line' }],
  [z.array(group).length(3), { widget: 'list', allow_add: false, allow_remove: false }],
  [z.array(group).min(1).max(5), { widget: 'list', allow_add: true, allow_remove: true }],
  [z.array(shown), { widget: 'list', summary: '{{name}}', thumbnail: 'picture' }],
  [z.array(z.union([text, group])), { widget: 'list', fields: [{ name: 'wideUnlit' }] }],
  [
    kinds,
    { typeKey: 'kind', types: [{ name: 'sample', fields: [] }, { name: 'a' }, { label: 'B' }] },
  ],
])('each schema type has a widget (%#)', (schema, expected) => {
  expect(formFields(z.strictObject({ one: schema }), {})).toMatchObject([expected]);
});

test('a file with a list has one field, which is optional unless the schema requires an entry', () => {
  const [may, must] = [z.array(group), z.array(group).min(1)].map((one) =>
    formFields(one, { hint: 'A' }),
  );
  expect(may).toMatchObject([{ root: true, hint: 'A', required: false }]);
  expect(must).toMatchObject([{ required: true }]);
});

test('every content file has a form', () => {
  const { collections = [] } = formConfig({ name: 'github', repo: 'owner/site' });
  const files = collections.flatMap((one) => ('files' in one ? one.files : []));
  // Home shows the first testimonial.
  const withNewFirst = files.filter(
    ({ fields: [field] }) => field && 'add_to_top' in field && field.add_to_top,
  );
  expect(withNewFirst.map(({ name }) => name)).toEqual(['testimonials']);
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(contentFiles).sort());
});

interface Shown {
  name: string;
  pattern?: [string, string];
  fields?: Shown[];
}

test('the patterns of the forms, which have no flags, accept the facts of the fixture', () => {
  const refused = (fields: Shown[], value: unknown): unknown[] =>
    [value].flat().flatMap((group) =>
      fields.flatMap(({ name, pattern, fields: inner }) => {
        const found = (group as Record<string, unknown> | undefined)?.[name];
        if (inner) return refused(inner, found);
        return !pattern || typeof found !== 'string' || RegExp(pattern[0]).test(found)
          ? []
          : [found];
      }),
    );
  const fields = formFields(contentFiles.site.schema, {}) as unknown as Shown[];
  expect(content.site.oldAddresses.length).toBeGreaterThan(0);
  expect(refused(fields, content.site)).toEqual([]);
});
