import { z } from 'zod';
import { pattern, siteText, titled } from './fields';

const dial = pattern(
  /^\+(1[2-9]\d{9}|[2-9]\d{7,14})((,{1,3}|;ext=)\d{1,6})?$/,
  'a number in international form, for example +17055550142: in Canada +1 and ten digits, then for an extension a comma and its digits',
  (number) => number.replace(/^tel:|[\s().-]/gi, ''),
);

const display = pattern(
  /^(?=.{7,24}$)[\d\s().+-]+( ?([Ee]xt\.?|x) ?\d{1,6})?$/,
  'a phone number as people read it, for example (705) 555-0142 or 705-555-0142 ext. 3',
);

export const phone = z
  .strictObject({
    dial: dial.meta(
      titled('Number to call', 'A plus sign, the country code and the number, without spaces.'),
    ),
    display: display.meta(
      titled(
        'Number to show',
        'The number as visitors read it. It may differ from the number to call.',
      ),
    ),
    listed: z
      .enum(['display', 'dial'])
      .optional()
      .meta(titled('Number for search engines', 'If you leave it out, it is the number to show.')),
  })
  // Without the country code, +705… calls another country. A displayed number of ten digits shows that it is missing.
  .refine((phone) => !/^\+[2-9]\d{9}$/.test(phone.dial) || !/^(\D*\d){10}$/.test(phone.display), {
    path: ['dial'],
    error: 'the country code before the number, in Canada +1',
  });

const otherNumber = z.strictObject({
  name: siteText(20, 'For example Toll-free or Fax.'),
  display: display.meta(titled('Number to show', 'For example 1-800-555-0142.')),
  dial: dial.optional().meta(titled('Number to call', 'Leave it out for a fax.')),
});

/** Further numbers, which the Contact page shows. */
export const otherNumbers = z.array(otherNumber.meta({ title: 'a number' })).max(3);

/** Removes the extension from a number as it is shown (705-555-0142 ext. 3) or dialled (+17055550142,3). */
export function withoutExtension(number: string): string {
  return number.replace(/ *(,|;|ext|x).*$/i, '');
}
