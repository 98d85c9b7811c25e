import { z } from 'zod';
import { contentFiles } from '../../model';
import { contentFolder } from '../../model/load';
import { editorConfig } from './editor-config';
import { editorFields } from './editor-fields';

const entry = z.strictObject({ wideLightsOff: z.string() });

test('a file with a list has one field, which is optional unless the schema requires an entry', () => {
  const [optional, required] = [z.array(entry), z.array(entry).min(1)].map((list) =>
    editorFields(list, { hint: 'A' }),
  );
  expect(optional).toMatchObject([{ root: true, hint: 'A', required: false }]);
  expect(required).toMatchObject([{ required: true }]);
});

test('every content file has a form', () => {
  const { collections = [] } = editorConfig('http://localhost:1');
  const files = collections.flatMap((group) => ('files' in group ? group.files : []));
  // New testimonials come first, because Home shows the first one.
  const withNewFirst = files.filter(
    ({ fields: [field] }) => field && 'add_to_top' in field && field.add_to_top,
  );
  expect(withNewFirst.map(({ name }) => name)).toEqual(['testimonials']);
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(contentFiles).sort());
  for (const { name, file } of files)
    expect(file).toBe(`${contentFolder}/${contentFiles[name as keyof typeof contentFiles].file}`);
});

test('the editor uses this configuration only, and offers no stock photos', () => {
  const config = editorConfig('http://localhost:1');
  expect(config).toMatchObject({
    load_config_file: false,
    media_libraries: { stock_assets: { providers: [] } },
  });
});
