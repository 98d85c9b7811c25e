import { z } from 'zod';
import { pattern, siteText, titled } from './fields';

const dial = pattern(
  /^\+(1[2-9]\d{9}|[2-9]\d{7,14})((,{1,3}|;ext=)\d{1,6})?$/,
  'a number in international form, such as +17055550142: +1 and ten digits in Canada, and for an extension a comma and its digits',
  (number) => number.replace(/^tel:|[\s().-]/gi, ''),
);

const display = pattern(
  /^(?=.{7,24}$)[\d\s().+-]+( ?([Ee]xt\.?|x) ?\d{1,6})?$/,
  'a phone number to read, such as (705) 555-0142 or 705-555-0142 ext. 3',
);

export const phone = z
  .strictObject({
    dial: dial.meta(titled('Number to call', 'A plus sign, the country code, digits only.')),
    display: display.meta(titled('Number to show', 'It may differ from the number to call.')),
    listed: z
      .enum(['display', 'dial'])
      .optional()
      .meta(titled('Number for search engines', 'When left out, the number to show.')),
  })
  // Without its country's code, +705… calls another country, where a shown number has no ten digits.
  .refine((it) => !/^\+[2-9]\d{9}$/.test(it.dial) || !/^(\D*\d){10}$/.test(it.display), {
    path: ['dial'],
    error: 'the country’s code before the number, in Canada +1',
  });

const otherNumber = z.strictObject({
  name: siteText(20, 'Such as Toll-free or Fax.'),
  display: display.meta(titled('Number to show', 'Such as 1-800-555-0142.')),
  dial: dial.optional().meta(titled('Number to call', 'Leave it out for a fax.')),
});

/** Shown on Contact. */
export const otherNumbers = z.array(otherNumber.meta({ title: 'a number' })).max(3);

/** A number as written or dialled, such as 705-555-0142 ext. 3 and +17055550142,3. */
export function withoutExtension(number: string): string {
  return number.replace(/ *(,|;|ext|x).*$/i, '');
}
