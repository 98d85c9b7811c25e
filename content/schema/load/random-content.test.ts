import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { contentFiles } from '../schema';
import { ContentError, loadContent } from './load-content';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
beforeAll(() => cp('e2e/fixtures/content', folder, { recursive: true }));

test('random content is valid or has error messages', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'toString', 'name', 'phone', 'provider', '{constructor}', '<<'),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'medium' },
      fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null)),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(word, tie('tree'), { maxKeys: 5 }),
    ),
  }));
  const piece = fc.constantFrom(
    ...['- ', ': ', '\n', '  ', '"', '{', '[', '*a', '&a ', '|', '#', '\t', 'name', '!', '---\n'],
  );
  const text = fc.oneof(
    tree.map((data) => stringify(data)),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom('['.repeat(500), '- '.repeat(500), 'a: &a [*a]\n'),
  );
  const files = fc.constantFrom(...Object.values(contentFiles).map((one) => one.file));
  fc.assert(
    fc.property(files, text, (name, data) => {
      const file = path.join(folder, name);
      const before = readFileSync(file);
      writeFileSync(file, data);
      try {
        expect(loadContent(folder)).toBeDefined();
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
      writeFileSync(file, before);
    }),
    { numRuns: 30 },
  );
});
