import { normalizeValue } from './normalize';

test('a copied value loses wide digits, invisible characters and typographic dashes', () => {
  expect(normalizeValue(' ７０５\u200b–５５５\u00a0０１ ')).toBe('705-555 01');
});
