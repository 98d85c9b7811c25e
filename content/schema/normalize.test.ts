import { normalizeValue } from './normalize';

test('full-width digits, invisible characters and typographic dashes are normalized', () => {
  expect(normalizeValue(' ７０５\u200b–５５５\u00a0０１ ')).toBe('705-555 01');
});
