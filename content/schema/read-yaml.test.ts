import { copyContent } from '../../scripts/test/content-copy';
import { loadContent } from './load-content';

const content = copyContent();

const issues = () => content.issues();

describe('files', () => {
  test('a missing file', () => {
    content.remove('navigation.yaml');
    expect(issues()).toEqual([
      'content/navigation.yaml: the file is missing. Write it, or bring back the last one that was saved in git: “git restore --source=HEAD content/navigation.yaml”.',
    ]);
  });

  test.each(['navigation.yaml.txt', 'navigation.yml', 'Navigation (1).yaml'])(
    'a file that was saved as %s',
    (name) => {
      content.remove('navigation.yaml');
      content.write(name, '');
      expect(issues()).toEqual([
        `content/navigation.yaml: the file is missing. There is ${name}: rename it to navigation.yaml.`,
      ]);
    },
  );

  test.each(['', '\n\n', '# only a note\n'])('an empty file (%j)', (text) => {
    content.write('navigation.yaml', text);
    expect(issues()).toEqual(['content/navigation.yaml: the file is empty.']);
  });

  test('no testimonials at all is no issue', () => {
    content.write('testimonials.yaml', '# none yet\n');
    expect(issues()).toEqual([]);
  });

  test('a list where a group is expected, and the other way round', () => {
    content.write('pages/common.yaml', '- one\n');
    content.write('navigation.yaml', 'name: Home\npath: /\n');
    expect(issues()).toEqual([
      'content/navigation.yaml, line 1: found a group of fields, expected a list (lines that begin with a hyphen and a space).',
      'content/pages/common.yaml, line 1: found a list, expected a group of fields, such as “skipLink: …” and “navigationLabel: …”.',
    ]);
  });

  test('another encoding than UTF-8', () => {
    const latin1 = Buffer.from('name: Fen\xeatres\n', 'latin1');
    const utf16 = Buffer.from('\ufeffname: x\n', 'utf16le');
    const sentence =
      'the file is not saved as UTF-8. In your editor choose “Save with encoding”, then UTF-8.';
    content.write('navigation.yaml', latin1);
    content.write('socials.yaml', utf16);
    expect(issues()).toEqual([
      `content/navigation.yaml: ${sentence}`,
      `content/socials.yaml: ${sentence}`,
    ]);
  });

  test('Windows line endings and a byte order mark simply work', () => {
    const before = loadContent(content.folder);
    for (const file of ['site.yaml', 'services.yaml', 'pages/home.yaml']) {
      content.write(file, `\ufeff${content.read(file).replaceAll('\n', '\r\n')}`);
    }
    expect(loadContent(content.folder)).toEqual(before);
  });
});

/** Beside the many of mistakes.test.ts. */
describe('YAML', () => {
  const mistakes: [string, string, number, string][] = [
    [
      'a word processor’s line break',
      '- name: Home\n  path: /\n- name: Our\u000bwork\n  path: /gallery\n',
      3,
      'a sign that can be neither seen nor printed',
    ],
    [
      'a null sign, escaped',
      '- name: "Ho\\0me"\n',
      1,
      'a sign that can be neither seen nor printed',
    ],
    ['an exclamation mark', '- name: !Home\n  path: /\n', 1, 'a text may not begin with ! unless'],
    ['two documents', '- name: Home\n---\n- name: x\n', 2, 'a line of three hyphens divides'],
    ['a backslash', '- name: "C:\\home"\n  path: /\n', 1, 'in "quotes" a backslash is a special'],
    ['anything else', '- name: Home\n  path: /\n]\n', 3, 'this is not valid YAML'],
  ];

  test.each(mistakes)('%s is told with file and line', (_, text, line, sentence) => {
    content.write('navigation.yaml', text);
    const found = issues();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(`content/navigation.yaml, line ${line}: ${sentence}`);
  });
});
