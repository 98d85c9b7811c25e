import { contentFiles } from '../../../content/schema/schema';
import { fileFormat } from './file-format';

const fields = [{ name: 'areas', widget: 'list', fields: [{ name: 'name' }] }];

/** The format of a file, and the mistakes that it reports. `now` is the text on this computer. */
function formatOf(key: 'pictures' | 'site', now?: string) {
  const report = jest.fn();
  const { schema } = contentFiles[key];
  const format = fileFormat({ file: 'a.yaml', fields, schema, readNow: async () => now, report });
  return { ...format, report };
}

test('pictures have their folder in the form only, and a plain name is a group there', async () => {
  const text = '- file: a.jpg # note\n  areas:\n    - Barrie';
  const { fromFile, toFile } = formatOf('pictures');
  const form = fromFile(text);
  expect(form).toEqual([{ file: '/content/pictures/a.jpg', areas: [{ name: 'Barrie' }] }]);
  expect(await toFile(form)).toBe(text);
});

test.each([
  ['a mistake in YAML', 'phone: {\nname: A', /^a\.yaml: .* line 2/],
  ['a group where a text stands', 'phone: 12', /^a\.yaml: phone: /],
  ['another encoding', 'name: Caf\ufffd', /UTF-8/],
])('%s is reported, and the file is not saved until it is corrected', async (_, text, message) => {
  const { fromFile, toFile, report } = formatOf('site');
  expect(() => fromFile(text)).toThrow(message);
  expect(report).toHaveBeenLastCalledWith(expect.stringMatching(message));
  await expect(toFile({ name: 'B' })).rejects.toMatchObject({ cause: { message } });
  fromFile('name: A');
  expect(report).toHaveBeenLastCalledWith('');
  expect(await toFile({ name: 'B' })).toBe('name: B');
});

test('what another program wrote since is never overwritten, and what the form wrote itself is known', async () => {
  let now = 'name: A';
  const report = jest.fn();
  const { schema } = contentFiles.site;
  const readNow = async () => now;
  const { fromFile, toFile } = fileFormat({ file: 'a.yaml', fields, schema, readNow, report });
  fromFile(now);
  now = await toFile({ name: 'B' });
  now = await toFile({ name: 'C' });
  now = 'name: Theirs';
  const message = expect.stringContaining('changed in another program');
  await expect(toFile({ name: 'D' })).rejects.toMatchObject({ cause: { message } });
});
