import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync('components/styles/tokens.css', 'utf8');

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

test('the call bar knows the height of the header', () => {
  const rem = Number(tokens.match(/--header: ([\d.]+)rem;/)?.[1]);
  const script = readFileSync('components/call/call-bar.island.ts', 'utf8');
  expect(script).toContain(`headerPx = ${rem * 16};`);
});
