import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { copyContent } from '../../scripts/test/content-copy';
import { contentFiles } from './schema';

const content = copyContent();

/** A sentence or valid content, within two seconds; anything else is thrown on. */
function sentences(): readonly string[] {
  const start = process.cpuUsage();
  try {
    return content.issues();
  } finally {
    // The processor's time: others keep the machine busy too.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
  }
}

const names = Object.values(contentFiles).map(({ file }) => file);
const file = fc.constantFrom(...names);
const word = fc.oneof(
  fc.string(),
  // Any sign at all: fast-check's own way lists all million of them first.
  fc.array(fc.nat(0x10ffff), { maxLength: 10 }).map((signs) => String.fromCodePoint(...signs)),
  fc.constantFrom(
    ...'toString __proto__ constructor name phone display areas feed provider id {constructor} {__proto__} <<'.split(
      ' ',
    ),
  ),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    word,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(word, tie('tree'), { maxKeys: 5 }),
  ),
}));

test('any tree, in any file, is content or gets a sentence', () => {
  fc.assert(
    fc.property(file, tree, (name, data) => {
      const before = content.read(name);
      content.write(name, stringify(data));
      sentences();
      content.write(name, before);
    }),
    { numRuns: 20 },
  );
});

test('any bytes, in any file, are content or get a sentence', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((each) => Buffer.from(each)),
    fc
      .array(
        fc.constantFrom(
          '- ',
          ': ',
          '\n',
          '  ',
          '"',
          '{',
          '[',
          '*a',
          '&a ',
          '|',
          '>',
          '#',
          '\t',
          'name',
          '?',
          '<<',
          '!',
          '---\n',
          '%YAML 1.1\n',
        ),
        { maxLength: 60 },
      )
      .map((parts) => Buffer.from(parts.join(''))),
  );
  fc.assert(
    fc.property(file, bytes, (name, data) => {
      const before = content.read(name);
      content.write(name, data);
      sentences();
      content.write(name, before);
    }),
    { numRuns: 40 },
  );
});

test('a word of the language in braces is no placeholder', () => {
  content.set('pages/home.yaml', ['hero', 'eyebrow'], '{constructor}');
  expect(sentences()).toEqual([expect.stringContaining('found "{constructor}", expected one of')]);
});

describe('malice gets a sentence too', () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${Array.from(
    { length: 9 },
    (_, index) =>
      `${String.fromCharCode(98 + index)}: &${String.fromCharCode(98 + index)} [${Array(9)
        .fill(`*${String.fromCharCode(97 + index)}`)
        .join(', ')}]`,
  ).join('\n')}\n`;

  test.each([
    ['references that multiply', bomb, 'may not begin with * or &'],
    ['a reference to itself', 'name: &a [*a]\n', 'may not begin with * or &'],
    ['a merged group', 'a: &a { name: x }\n<<: *a\n', 'may not begin with * or &'],
    ['brackets without end', '['.repeat(100_000), 'groups stand within groups'],
    ['hyphens without end', '- '.repeat(20_000), 'groups stand within groups'],
    ['a book', 'name: x\n'.repeat(100_000), 'the file is much too large'],
  ])('%s', (_, text, words) => {
    content.write('site.yaml', text);
    expect(sentences().join('\n')).toContain(words);
  });

  test('a folder in place of a file', () => {
    content.remove('site.yaml');
    mkdirSync(path.join(content.folder, 'site.yaml'));
    expect(sentences().join('\n')).toContain('content/site.yaml: a folder has this name.');
  });

  const onUnix = process.platform === 'win32' ? test.skip : test;

  onUnix('a pipe in place of a file', () => {
    content.remove('site.yaml');
    execFileSync('mkfifo', [path.join(content.folder, 'site.yaml')]);
    expect(sentences().join('\n')).toContain('content/site.yaml: this is no ordinary file.');
  });
});
