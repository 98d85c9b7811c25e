import { normalizeText, normalizeValue } from './normalize';

test('full-width digits, invisible characters and typographic dashes are normalized', () => {
  expect(normalizeValue(' ７０５\u200b–５５５\u00a0０１ ')).toBe('705-555 01');
});

test('a text loses its byte order mark and invisible characters, and keeps its line breaks', () => {
  expect(normalizeText('\ufeffWindows\u00ad\u202e\u2028and\ndoors')).toBe('Windows and\ndoors');
  expect(normalizeText('Fenêtres'.normalize('NFD'))).toBe('Fenêtres'.normalize('NFC'));
});
