import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyPath, findErrors, inCopy } from '../../e2e/unit-helpers/content-copy';

// Files that cannot be read, files that nothing reads, and missing files.

test.each<[string, string | Buffer, string]>([
  ['site.yaml', '', 'line 1: found nothing, expected a group of fields, for example “name: …” and'],
  ['site.yaml', '- a', 'line 1: found a list, expected a group of fields'],
  ['site.yaml', '['.repeat(500), 'line 1: found "[[['],
  [
    'site.yaml',
    'a: &a [*a]',
    'line 1: found "a: &a [*a]", expected the whole text in straight "quotes"',
  ],
  ['site.yaml', '__proto__: a', 'line 1, __proto__: found an unknown field'],
  [
    'site.yaml',
    Buffer.from('Caf\xe9', 'latin1'),
    'expected a text file in UTF-8: in the text editor',
  ],
  ['site.yaml', Buffer.from('\ufeffname: a', 'utf16le'), 'expected a text file in UTF-8'],
  ['site (1).yaml', '', `expected its text moved to ${copyPath}/site.yaml, and this file deleted`],
  ['pages/home-conflicted copy.yml', '', 'found a file that the site does not read, expected its'],
  ['pages/services 2.yaml', '', 'found a file that the site does not read, expected its text'],
  [
    'Home.yaml',
    '',
    `expected its text moved to ${copyPath}/pages/home.yaml, and this file deleted`,
  ],
  [
    'services.docx',
    '',
    `expected its text moved to ${copyPath}/services.yaml, and this file deleted`,
  ],
  [
    'team.yaml',
    '',
    'found a file that the site does not read, expected one of site.yaml, navigation',
  ],
])('the file %s with the content %j is reported', (file, text, message) => {
  writeFileSync(inCopy(file), text);
  writeFileSync(inCopy('.#site.yaml'), '');
  writeFileSync(inCopy('~$site.docx'), '');
  expect(findErrors()).toContainEqual(expect.stringMatching(file.replaceAll(/\W/g, '.')));
  expect(findErrors()).toContainEqual(expect.stringContaining(message));
});

test.each(['site.yaml.txt', 'Site.yaml', 'Site.docx'])(
  'site.yaml is reported if it is called %s',
  (name) => {
    renameSync(inCopy('site.yaml'), inCopy(name));
    expect(findErrors()).toHaveLength(2);
    expect(findErrors()).toEqual(
      expect.arrayContaining([
        'site.yaml: found no file with this name, expected one: create it, with its name in lowercase letters',
        `${name}: found a file that the site does not read, expected the name ${copyPath}/site.yaml`,
      ]),
    );
  },
);

test('a missing picture that two fields name is reported once, and so is a missing folder', () => {
  const before = findErrors().length;
  rmSync(inCopy('pictures/service-glass.jpg'));
  expect(findErrors()).toHaveLength(before + 1);
  expect(findErrors()[0]).toMatch(/^services\.yaml, line \d+, entry 3, image: /);
  renameSync(inCopy('pictures'), inCopy('photos'));
  expect(findErrors()).toEqual([expect.stringContaining('/pictures, expected files there')]);
});
