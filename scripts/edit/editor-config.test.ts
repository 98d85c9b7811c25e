import { z } from 'zod';
import { contentFiles, icon, picture } from '../../model';
import { contentFolder } from '../../model/load';
import { editorConfig } from './editor-config';
import { editorFields } from './editor-fields';

const image = picture('Picture', []);
const text = z.string().max(60);
const rule = z.string().regex(/a/).meta({ patternErrorMessage: 'Expected an a.' });
const group = z.strictObject({ wideUnlit: text });
const shown = z.strictObject({ name: text, picture: image });
const three = z.strictObject({ code: rule, first: text, second: text, third: text });
const sample = z.strictObject({ kind: z.literal('sample') });
const kinds = z.discriminatedUnion('kind', [sample, group.extend({ kind: z.enum(['a', 'b']) })]);

test.each<[z.ZodType, object]>([
  [text, { widget: 'string', maxlength: 60, required: true }],
  [text.default('ON'), { widget: 'string', required: false }],
  [text.describe('Help.').meta({ title: 'Title' }), { label: 'Title', hint: 'Help.' }],
  [z.string().max(200), { widget: 'text', maxlength: 200 }],
  [rule, { pattern: ['a', 'Write an a.'] }],
  [z.boolean(), { widget: 'boolean', required: false, default: true }],
  [z.enum(['left']), { widget: 'select', options: [{ value: 'left', label: 'Left' }] }],
  [z.array(z.enum(['a'])).min(1), { widget: 'select', multiple: true, min: 1 }],
  [image, { widget: 'image', choose_url: false, accept: expect.stringContaining('.jfif') }],
  [icon, { options: expect.arrayContaining(['instagram']) }],
  [group, { widget: 'object', required: true, fields: [{ label: 'Wide unlit' }] }],
  [group.prefault({ wideUnlit: '' }), { widget: 'object', required: true }],
  [z.record(z.string(), text), { widget: 'keyvalue' }],
  [z.array(text.meta({ title: 'a line' })), { widget: 'list', label_singular: 'line' }],
  [z.array(group).length(3), { widget: 'list', allow_add: false, allow_remove: false }],
  [
    z.array(group).min(1).max(5),
    { widget: 'list', allow_add: true, allow_remove: true, allow_duplicate: true },
  ],
  [z.array(shown), { widget: 'list', summary: '{{name}}', thumbnail: 'picture', collapsed: true }],
  [z.array(three), { summary: '{{first}}, {{second}}' }],
  [z.array(z.enum(['a'])), { dropdown_threshold: 7, options: [{ value: 'a', label: 'A' }] }],
  [z.array(z.union([text, group])), { widget: 'list', fields: [{ name: 'wideUnlit' }] }],
  [
    kinds,
    { typeKey: 'kind', types: [{ name: 'sample', fields: [] }, { name: 'a' }, { label: 'B' }] },
  ],
])('each schema type has a widget (%#)', (schema, expected) => {
  expect(editorFields(z.strictObject({ one: schema }), {})).toMatchObject([expected]);
});

test('a file with a list has one field, which is optional unless the schema requires an entry', () => {
  const [may, must] = [z.array(group), z.array(group).min(1)].map((one) =>
    editorFields(one, { hint: 'A' }),
  );
  expect(may).toMatchObject([{ root: true, hint: 'A', required: false }]);
  expect(must).toMatchObject([{ required: true }]);
});

test('every content file has a form', () => {
  const { collections = [] } = editorConfig('http://localhost:1');
  const files = collections.flatMap((one) => ('files' in one ? one.files : []));
  // Home shows the first testimonial.
  const withNewFirst = files.filter(
    ({ fields: [field] }) => field && 'add_to_top' in field && field.add_to_top,
  );
  expect(withNewFirst.map(({ name }) => name)).toEqual(['testimonials']);
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(contentFiles).sort());
  for (const { name, file } of files)
    expect(file).toBe(`${contentFolder}/${contentFiles[name as keyof typeof contentFiles].file}`);
});

interface Shown {
  name: string;
  pattern?: [string, string];
  fields?: Shown[];
  types?: Shown[];
}

/** Every field of a form, with the names of its groups before its own. */
const everyField = (fields: Shown[], at = ''): [string, Shown][] =>
  fields.flatMap((one) => [
    [at + one.name, one] as [string, Shown],
    ...everyField([...(one.fields ?? []), ...(one.types ?? [])], `${at}${one.name}.`),
  ]);
const fieldsOfSite = new Map(
  everyField(editorFields(contentFiles.site.schema, {}) as unknown as Shown[]),
);

test.each([
  ['form.id', 'xyzabcde', true],
  ['form.id', 'https://formspree.io/f/xyzabcde', true],
  ['form.id', 'https://formspree.io/p/27/f/xyz', false],
  ['form.project', 'https://formspree.io/p/27/f/xyz', true],
  ['verification.google', '<meta name="google-site-verification" content="abc-1" />', true],
  ['verification.google', 'abc 1', false],
  ['feed.behold.id', 'a1-b', true],
])('the form’s field %s takes %s: %s', (name, value, expected) => {
  const [pattern = '', help] = fieldsOfSite.get(name)?.pattern ?? [];
  expect(RegExp(pattern).test(value)).toBe(expected);
  expect(help).toMatch(/^Write (a|the) /);
});

test('the forms are of their own configuration, and ask no other company for pictures', () => {
  const config = editorConfig('http://localhost:1');
  expect(config).toMatchObject({
    load_config_file: false,
    media_libraries: { stock_assets: { providers: [] } },
  });
});
