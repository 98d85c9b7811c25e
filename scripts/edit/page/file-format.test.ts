import { z } from 'zod';
import { fileFormat } from './file-format';

const texts = z.strictObject({ name: z.string(), hours: z.string().optional() });
const area = z.union([z.string(), z.strictObject({ name: z.string() })]);
const pictures = z.array(z.strictObject({ file: z.string(), areas: z.array(area) }));

/** Returns the format of a file whose current text is `now()`. */
function formatOf(schema: z.ZodType, now?: () => string, file = 'a.yaml') {
  const showError = jest.fn();
  return {
    ...fileFormat({
      file,
      folder: '/content/pictures/',
      schema,
      readNow: async () => now?.(),
      showError,
    }),
    showError,
  };
}

test('the form has the folder before picture names, and areas as groups', async () => {
  const { fromFile, toFile } = formatOf(pictures);
  const form = fromFile('- file: a.jpg\n  areas:\n    - Barrie');
  expect(form).toEqual([{ file: '/content/pictures/a.jpg', areas: [{ name: 'Barrie' }] }]);
  expect(await toFile(form)).toBe('- file: a.jpg\n  areas:\n    - name: Barrie');
  expect(fromFile('# a comment alone')).toEqual([]);
});

test.each([
  ['a syntax error', 'hours: {\nname: A', /^a\.yaml, line 1: found "hours: {", expected /],
  ['a list where fields belong', '- name: A', /^a\.yaml: found a list, expected a group of fields/],
])('%s is reported, and nothing is saved until it is fixed', async (_, text, message) => {
  const { fromFile, toFile, showError } = formatOf(texts);
  const cause = { message: expect.stringMatching(message) };
  expect(() => fromFile(text)).toThrow(message);
  expect(showError).toHaveBeenLastCalledWith(cause.message);
  await expect(toFile({ name: 'B' })).rejects.toMatchObject({ cause });
  fromFile('name: A');
  expect(showError).toHaveBeenLastCalledWith('');
  expect(await toFile({ name: 'B' })).toBe('name: B');
});

test.each([
  [
    'a long text',
    'Northpane W',
    'found "Northpane W", expected at most 9 characters (this text has 11)',
  ],
  ['an unknown placeholder', '{fax}', 'found "{fax}", expected one of {name}, '],
])('%s is not saved', async (_, name, found) => {
  const { toFile } = formatOf(z.strictObject({ name: z.string().max(9) }));
  const message = expect.stringContaining(`a.yaml, name: ${found}`);
  await expect(toFile({ name })).rejects.toMatchObject({ cause: { message } });
});

test('changes by another program are not overwritten', async () => {
  let now = 'name: A';
  const { fromFile, toFile } = formatOf(texts, () => now);
  fromFile(now);
  now = await toFile({ name: 'B' });
  now = await toFile({ name: 'C' });
  now = 'name: Theirs';
  const message = expect.stringContaining('changed in another program');
  await expect(toFile({ name: 'D' })).rejects.toMatchObject({ cause: { message } });
});

test('a second change is saved even if the file on disk is still the old one', async () => {
  const { fromFile, toFile } = formatOf(texts, () => 'name: A');
  fromFile('name: A');
  expect(await toFile({ name: 'B' })).toBe('name: B');
  expect(await toFile({ name: 'C' })).toBe('name: C');
});

test('empty fields, lists and groups are left out, and so are switches that are off', async () => {
  const group = z.strictObject({ closed: z.boolean().optional() }).optional();
  const shape = { name: z.string(), hours: z.string().optional(), group, active: z.boolean() };
  const form = { name: 'B', hours: '', group: { closed: false, list: [] }, active: false };
  expect(await formatOf(z.strictObject(shape)).toFile(form)).toBe('name: B\nactive: false');
});
