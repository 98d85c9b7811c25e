import { readFileSync } from 'node:fs';
import { parse } from '../../content/schema/yaml-texts';
import { checkFile } from './client/check-file';
import { fileFormat, fromForm, listField, toForm } from './client/file-format';
import { fileShapes } from './file-shapes';
import { formConfig } from './form-config';

type AnyField = Record<string, unknown> & { name: string };

const config = formConfig({ name: 'test-repo' });
const files = (config.collections ?? []).flatMap((group) => ('files' in group ? group.files : []));
const shapes = fileShapes();

type Values = Record<string, unknown>;

/** An empty file is an empty list. */
const isList = (data: unknown) => data === null || Array.isArray(data);

/** A form's values, where a file that is a list as a whole is its only field. */
const asForm = (data: unknown) => (isList(data) ? { [listField]: data } : data) as Values;

/** What a save writes. */
async function saved(format: ReturnType<typeof fileFormat>, data: unknown): Promise<string> {
  const form = await format.preSave(asForm(data));
  return format.toFile(isList(data) ? form[listField] : form);
}

/** Every field of every form, the inner ones too. */
function fieldsIn(fields: unknown): AnyField[] {
  return (fields as AnyField[]).flatMap((field) => [
    field,
    ...fieldsIn(field.fields ?? []),
    ...fieldsIn(field.field ? [field.field] : []),
    ...fieldsIn(
      (field.types as AnyField[] | undefined)?.flatMap((type) => type.fields ?? []) ?? [],
    ),
  ]);
}

test('every content file has a form', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(shapes).sort());
});

test('what the file may leave out or empty, its form lets be empty, and no unticked box stands for a value', () => {
  const fieldOf = (file: string, name: string) =>
    files.find((one) => one.name === file)?.fields?.find((field) => field.name === name);
  expect(fieldOf('testimonials', listField)).toMatchObject({ required: false });
  expect(fieldOf('services', listField)).toMatchObject({ required: true });
  // Left out they would be told search engines as around the clock, and as Ontario.
  expect(fieldOf('site', 'openingHours')).toMatchObject({ required: true });
  expect(fieldOf('site', 'address')).toMatchObject({ required: true });
});

test('a choice is named in words, and a picture’s field takes only what the site shows', () => {
  const fields = files.flatMap((file) => fieldsIn(file.fields));
  const listed = fields.find(({ name }) => name === 'listed');
  expect(listed?.options).toEqual([
    { value: 'display', label: 'Number to show' },
    { value: 'dial', label: 'Number to call' },
  ]);
  expect(fields.find(({ name }) => name === 'icon')?.options).toContain('youtube');
  const pictures = fields.filter(({ widget }) => widget === 'image');
  expect(pictures.length).toBeGreaterThan(0);
  for (const { accept } of pictures) expect(accept).not.toMatch(/\*|tif|gif|svg/);
});

test('each rule of a form says in words what it wants, without YAML’s quotes', () => {
  const rules = files.flatMap(({ fields }) =>
    fieldsIn(fields).flatMap(({ pattern }) => pattern ?? []),
  );
  const sentences = (rules as string[]).filter((_, index) => index % 2 === 1);
  expect(sentences.length).toBeGreaterThan(20);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^(Write|In braces) .+\.$/);
    expect(sentence).not.toMatch(/in quotes|"/);
  }
});

test.each([
  ['form', { id: 'https://formspree.io/f/xyzabcde' }],
  ['feed', { provider: 'elfsight', id: '<div class="elfsight-app-a1b2-c3"></div>' }],
])('an id of the %s with more pasted around it is taken, as in the file', (name, group) => {
  const site = files.find((file) => file.name === 'site');
  const within = site?.fields?.filter((field) => field.name === name);
  const { pattern } = fieldsIn(within).find((field) => field.name === 'id') as AnyField;
  const form = new RegExp(String([pattern].flat()[0]));
  expect(group.id).toMatch(form);
  expect('a b').not.toMatch(form);
  const data = parse(readFileSync('content/site.yaml', 'utf8'));
  expect(checkFile('site')({ ...data, [name]: group })).toEqual([]);
});

test.each(Object.entries(shapes))('%s goes into its form and back unchanged', async (_, shape) => {
  const text = readFileSync(shape.file, 'utf8');
  const data = parse(text);
  expect(fromForm(toForm(data, shape), data, shape)).toEqual(data);
  const format = fileFormat(
    shape,
    async () => text,
    () => [],
  );
  expect(await saved(format, format.fromFile(text))).toBe(text);
});

test('what a form adds by itself is no change: empty fields, absent switches, marks', () => {
  const shape = { ...shapes.site, optional: ['feed.consent', 'form.project'] } as never;
  const base = { form: { id: 'x' }, feed: { provider: 'behold', id: '12' } };
  const form = {
    form: { id: 'x', project: '', __sc_item_id: '1' },
    feed: { provider: 'behold', id: '12', consent: false },
  };
  expect(fromForm(form, base, shape)).toEqual(base);
});

test('a region without a place is a plain name in the file', () => {
  const { site } = shapes;
  const base = { areas: ['A', { name: 'B', at: '44, -79' }] };
  const form = toForm(base, site as never) as { areas: unknown[] };
  expect(form.areas[0]).toEqual({ name: 'A' });
  expect(fromForm({ areas: [{ name: 'C', at: '' }, form.areas[1]] }, base, site as never)).toEqual({
    areas: ['C', { name: 'B', at: '44, -79' }],
  });
});

test('a save that did not arrive is tried again whole', async () => {
  const shape = shapes.notFound as never;
  const text = 'heading: A\ntext: B\n';
  const format = fileFormat(
    shape,
    async () => undefined,
    () => [],
  );
  format.fromFile(text);
  await saved(format, { heading: 'New', text: 'B' });
  expect(await saved(format, { heading: 'New', text: 'C' })).toBe('heading: New\ntext: C\n');
  format.saved();
  expect(await saved(format, { heading: 'Newer', text: 'C' })).toBe('heading: Newer\ntext: C\n');
});

test('a value that the build would refuse is refused before it is written', async () => {
  const format = fileFormat(
    shapes.notFound as never,
    async () => undefined,
    () => ['heading: no.'],
  );
  format.fromFile('heading: A\n');
  await expect(saved(format, { heading: 'B' })).rejects.toMatchObject({
    message: 'saving_failed',
    cause: { message: 'heading: no.' },
  });
});

test('what a file’s own entries must not share is told before it is written', () => {
  const [one, two] = parse(readFileSync('content/services.yaml', 'utf8')) as Values[];
  expect(checkFile('services')([one, { ...two, id: one?.id }])).toEqual([
    expect.stringContaining('expected another id than that of entry 1.'),
  ]);
});

test('a mistake is told at the field’s name in the forms', () => {
  const told = checkFile('site')({ phone: { display: '726' }, areas: [{ name: 'A, B' }] });
  expect(told).toContainEqual(expect.stringMatching(/^Phone › Number to show: /));
  expect(told).toContainEqual(expect.stringMatching(/^Regions › Entry 1/));
  expect(told).toContainEqual(expect.stringMatching(/^Business name: /));
});

test('closed entries of a list are told apart', () => {
  const summaryOf = (name: string) =>
    files
      .find((file) => file.name === name)
      ?.fields?.map((field) => 'summary' in field && field.summary);
  expect(summaryOf('testimonials')).toEqual(['{{name}}, {{location}}']);
  expect(summaryOf('pictures')).toEqual(['{{alt}}']);
  expect(summaryOf('socials')).toEqual(['{{social}}']);
});

/** A form's values by place, as Sveltia CMS keeps them. */
function byPlace(value: unknown, at: string[] = []): [string, unknown][] {
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) {
    return [[at.join('.'), value]];
  }
  return Object.entries(value).flatMap(([key, item]) => byPlace(item, [...at, key]));
}

test.each(Object.entries(shapes))(
  'what somebody else changed in %s since its form was opened stays, and is shown',
  async (_, shape) => {
    const text = readFileSync(shape.file, 'utf8');
    const format = fileFormat(
      shape,
      async () => undefined,
      () => [],
    );
    const form = format.fromFile(text);
    const opened = Object.fromEntries(byPlace(asForm(form)));
    // The first text that begins with a capital; where there is none, a note.
    const [words = ''] = /(?<=^ *(- )?[a-z]+: "?)[A-Z][^"\n]*/m.exec(text) ?? [];
    const theirs = words ? text.replace(words, `${words} as well`) : `${text}# As well\n`;
    expect(theirs).not.toBe(text);
    const merged = asForm(format.fromFile(theirs));
    format.began(opened);
    expect(await format.preSave(asForm(form))).toEqual(merged);
    expect(format.toFile(shape.isList ? merged[listField] : merged)).toBe(theirs);
  },
);

test('a value that both sides changed since the form was opened is told, and theirs stays', async () => {
  const format = fileFormat(
    shapes.notFound as never,
    async () => undefined,
    () => [],
  );
  format.fromFile('heading: A\ntext: B\n');
  format.fromFile('heading: Theirs\ntext: B\n');
  format.began({ heading: 'A', text: 'B' });
  await expect(saved(format, { heading: 'Ours', text: 'B' })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('heading was changed elsewhere') },
  });
});
