import { z } from 'zod';
import { contentFiles } from '../../model';
import { contentFolder } from '../../model/load';
import { editorConfig } from './editor-config';
import { editorFields } from './editor-fields';

const group = z.strictObject({ wideLightsOff: z.string() });

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

test('the forms are of their own configuration, and ask no other company for pictures', () => {
  const config = editorConfig('http://localhost:1');
  expect(config).toMatchObject({
    load_config_file: false,
    media_libraries: { stock_assets: { providers: [] } },
  });
});
