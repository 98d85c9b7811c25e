import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('only tokens.css has hex codes and colour functions', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && path.basename(name) !== 'tokens.css')
    .map((name) => path.join('components', name));
  expect(files.length).toBeGreaterThan(10);
  const spelt = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from var)/i;
  const exceptions = /mask(-image)?:[^;]*;|\/\*.*?\*\//gs;
  expect(
    files.filter((file) => spelt.test(readFileSync(file, 'utf8').replace(exceptions, ''))),
  ).toEqual([]);
});
