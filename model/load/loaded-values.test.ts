import { rmSync, writeFileSync } from 'node:fs';
import { edit, findErrors, folder, inCopy, read } from '../../e2e/unit-helpers/content-copy';
import { contentFiles, usedPictures } from '../schemas/content-files';
import { parseYaml } from '../validation/parse-yaml';
import { loadContent } from './load-content';

test('text that looks like a number stays text, but true, false and nothing do not', () => {
  const text = 'a: +17055550142\nb: 0123\nc: 1e3\nd: true\nf: null\ng:\nh: "true"\ni: x # note';
  const data = { a: '+17055550142', b: '0123', c: '1e3', d: true, f: null, g: null, h: 'true' };
  expect(parseYaml(text)).toMatchObject({ data: { ...data, i: 'x' } });
});

test('Windows line endings and a byte order mark make no difference', () => {
  const before = loadContent(folder);
  for (const { file } of Object.values(contentFiles))
    writeFileSync(inCopy(file), `\ufeff${read(file).replaceAll('\n', '\r\n')}`);
  expect(loadContent(folder)).toEqual(before);
});

test.each(['none', 'behold\n  id: a1'])('no sample picture is used if the feed is %j', (feed) => {
  rmSync(inCopy('pictures/gallery-shower.jpg'));
  const pictures = read('pictures.yaml').replace(/- file: gallery-shower.*\n( .*\n?)*/, '');
  writeFileSync(inCopy('pictures.yaml'), pictures);
  expect(findErrors()).toHaveLength(1);
  edit('site.yaml', 'provider: sample', `provider: ${feed}`);
  const used = usedPictures(loadContent(folder)).map(({ file }) => file);
  expect(used).toContain('hero-wide.jpg');
  expect(used).not.toContain('gallery-shower.jpg');
});

test('placeholders in the notice are filled in with the facts of the same file', () => {
  edit('site.yaml', 'Closed from', 'Call {phone}. Closed from');
  expect(loadContent(folder).site.notice?.text).toMatch(/^Call \(705\) 555-0142\. Closed/);
});

test.each([
  ['Formspree', 'id: mqkvyzab'],
  ['forms.ca:8080', 'id: abc\n  service: https://forms.ca:8080/a'],
])('the page says that messages go through %s', (name, form) => {
  edit('site.yaml', 'id: preview', form);
  expect(loadContent(folder).contact.form.carrier).toBe(`Sent through ${name}.`);
});

test('O1 inactive entries are left out, and an area written as a plain name becomes a group', () => {
  const { services, testimonials, socials, site } = loadContent(folder);
  expect(services.map(({ id }) => id)).not.toContain('skylights');
  expect(testimonials.map(({ id }) => id)).not.toContain('former-client');
  expect(socials.map(({ social }) => social)).toEqual(['Instagram']);
  const at = { latitude: 43.75, longitude: -79.78 };
  expect(site.areas[2]).toEqual({ name: 'Peel Region', at });
  edit('site.yaml', '- name: Simcoe County\n    at: 44.39, -79.69', '- Simcoe County');
  expect(loadContent(folder).site.areas[0]).toEqual({ name: 'Simcoe County' });
});
