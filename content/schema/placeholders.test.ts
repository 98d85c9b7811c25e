import { z } from 'zod';
import { fillPlaceholders, siteFacts } from './placeholders';

const facts = z.strictObject({
  hours: z.string(),
  yearsInBusiness: z.number().int().optional(),
  address: z.strictObject({ region: z.string() }),
});

/** The text with its placeholders filled in, and those that stand for nothing. */
function filled(text: string, site: unknown) {
  const nothing: string[] = [];
  const result = fillPlaceholders(text, siteFacts(site, facts), (_, found) => nothing.push(found));
  return { result, nothing };
}

test('a fact that is a number stands in a text like any other', () => {
  expect(
    filled('{yearsInBusiness} years, {hours}', { hours: 'daily', yearsInBusiness: 18 }),
  ).toEqual({ result: '18 years, daily', nothing: [] });
});

test('a fact that was left out is told, and so is one that is a group', () => {
  const site = { hours: 'daily', address: { region: 'ON' } };
  expect(filled('{yearsInBusiness} years in {address}', site).nothing).toEqual([
    '{yearsInBusiness}',
    '{address}',
  ]);
});

test('a fact that must be there and is not spares the texts that name it', () => {
  expect(filled('{hours}', {})).toEqual({ result: '{hours}', nothing: [] });
});
