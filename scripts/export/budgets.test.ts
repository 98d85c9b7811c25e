import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { checkBudgets } from './budgets';

test('a page may weigh 18 KiB, compressed', () => {
  const results = Array.from({ length: 40 }, (_, index) => {
    const html = randomBytes(17_000 + 100 * index).toString('base64');
    const weight = brotliCompressSync(html).length;
    const isAllowed = weight <= 18 * 1024;
    if (isAllowed) expect(() => checkBudgets(html)).not.toThrow();
    else
      expect(() => checkBudgets(html)).toThrow(`the HTML weighs ${weight} bytes (brotli), 18432`);
    return isAllowed;
  });
  expect(new Set(results).size).toBe(2);
});

test.each([
  [16_300, true],
  [16_400, false],
])('metadata that begins at byte %i is read: %s', (start, isRead) => {
  const check = () => checkBudgets(`${' '.repeat(start)}<meta property="og:title">`);
  if (isRead) expect(check).not.toThrow();
  else expect(check).toThrow('the metadata ends behind byte');
});
