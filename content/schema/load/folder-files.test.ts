import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { edit, folder, inCopy, issues, read } from '../../../e2e/helpers/content-copy';
import { contentFiles, usedPictures } from '../schema';
import { loadContent } from './load-content';

test('an icon has any name', () => {
  writeFileSync(inCopy('icons/HomeStars 2.svg'), read('icons/instagram.svg'));
  edit('socials.yaml', 'icon: instagram', 'icon: HomeStars 2.svg');
  expect(loadContent(folder).socials[0]).toMatchObject({ icon: 'HomeStars 2' });
});

test.each(['none', 'behold\n  id: a1'])(
  'beside the feed %j no sample picture is needed',
  (feed) => {
    rmSync(inCopy('pictures/gallery-shower.jpg'));
    const pictures = read('pictures.yaml').replace(/- file: gallery-shower.*\n( .*\n?)*/, '');
    writeFileSync(inCopy('pictures.yaml'), pictures);
    expect(issues()).toHaveLength(1);
    edit('site.yaml', 'provider: sample', `provider: ${feed}`);
    expect(issues()).toEqual([]);
    const used = usedPictures(loadContent(folder)).map(({ file }) => file);
    expect(used).toContain('hero-wide.jpg');
    expect(used).not.toContain('gallery-shower.jpg');
  },
);

test('the picture beside a client’s words is used only when there are words', () => {
  const beside = () =>
    usedPictures(loadContent(folder)).filter(({ path: [part] }) => part === 'testimonial');
  expect(beside().length).toBeGreaterThan(0);
  writeFileSync(inCopy('testimonials.yaml'), '');
  expect(beside()).toEqual([]);
});

test('a missing picture that two fields name is reported once', () => {
  const before = issues().length;
  rmSync(inCopy('pictures/service-glass.jpg'));
  expect(issues()).toHaveLength(before + 1);
  expect(issues()[0]).toMatch(/^services\.yaml, line \d+, entry 3, image: /);
});

test('at least one service is shown', () => {
  writeFileSync(inCopy('services.yaml'), read('services.yaml').replaceAll('true', 'false'));
  expect(issues()).toEqual([expect.stringContaining('at least one service with “active: true”')]);
});

test('a file whose name differs in capital letters is not taken for it', () => {
  renameSync(inCopy('services.yaml'), inCopy('Services.yaml'));
  expect(issues()).toEqual([expect.stringContaining('(did you mean “Services.yaml”?)')]);
});

test('line ends of Windows and a byte order mark change nothing', () => {
  const before = loadContent(folder);
  for (const { file } of Object.values(contentFiles))
    writeFileSync(inCopy(file), `\ufeff${read(file).replaceAll('\n', '\r\n')}`);
  expect(loadContent(folder)).toEqual(before);
  edit('site.yaml', 'hours: 7 days a week', 'hour: 7 days a week');
  expect(issues()).toEqual([expect.stringMatching(/^site\.yaml, line 13, hour: /)]);
});

test('a file in another encoding is reported with the cure', () => {
  writeFileSync(inCopy('site.yaml'), `\ufeff${read('site.yaml')}`, 'utf16le');
  expect(issues()).toEqual([expect.stringContaining('choose “Save as” and the encoding UTF-8')]);
});

test.each([
  'site (1).yaml',
  'pages/home-conflicted copy.yml',
  'pages/services 2.yaml',
  'Home.yaml',
])('a copy that nothing reads is reported: %s', (name) => {
  writeFileSync(inCopy(name), '');
  writeFileSync(inCopy('.#site.yaml'), '');
  expect(issues()).toEqual([expect.stringMatching(/ does not read, expected its words in /)]);
});

test('a file of another name is reported with the known names', () => {
  writeFileSync(inCopy('team.yaml'), '');
  expect(issues()).toEqual([
    expect.stringMatching(/team.yaml: found a file .* expected one of the names site.yaml, /),
  ]);
});

test('a missing folder of pictures is reported once', () => {
  renameSync(inCopy('pictures'), inCopy('photos'));
  expect(issues()).toEqual([expect.stringContaining('/pictures, which is missing or empty')]);
});
