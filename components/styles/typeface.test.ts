import { readFileSync } from 'node:fs';

test('fallback fonts with the same name have different weights, so none replaces another', () => {
  const sheet = readFileSync('components/styles/typeface.css', 'utf8');
  const faces = (sheet.match(/@font-face \{[^}]*"Fallback[^}]*\}/g) ?? []).map((face) =>
    ['font-family', 'font-weight'].map((name) => face.match(`${name}: (.*);`)?.[1] ?? 'normal'),
  );
  expect(faces).toContainEqual(['"Fallback Arial"', 'normal']);
  expect(new Set(faces.map(String)).size).toBe(faces.length);
});
