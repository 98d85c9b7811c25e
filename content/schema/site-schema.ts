import { z } from 'zod';
import { feedSchema } from './feeds';
import { pattern, text, webAddress } from './fields';

const siteAddress =
  'the site’s whole address, beginning with https:// and without a slash or a file’s name at the end, such as https://example.com';

/** A name of parts with dots between them, the last no number; or this computer's. */
const hostName = /^(localhost|127\.0\.0\.1|([a-z\d-]+\.)+[a-z][a-z\d-]+)$/;

const siteUrl = pattern(/^(?!.*\.(html?|php|aspx?)$)https?:\/\/[^\s?#]*[^\s?#/]$/, siteAddress)
  .refine((url) => URL.canParse(url) && hostName.test(new URL(url).hostname), siteAddress)
  .describe('Where the site is published, https:// included, without a slash at the end.');

/** The form's whole address, its path alone, or code that holds it, from which the id is taken. */
export const formAddress = /(?:^\/?|formspree\.io\/)f\/([\w-]+)/;

/** It stands where a form's id is asked for; nobody's form has it. */
export const exampleFormId = 'xyzabcde';

const formKey = pattern(
  /^[\w-]+$/,
  `the letters and digits of an id, those after /f/ in the form’s address, such as ${exampleFormId}`,
);

const form = z
  .strictObject({
    id: formKey
      .describe(
        'The form’s id at formspree.io: the letters after /f/ in its address. "preview" answers only on this computer (npm start).',
      )
      .meta({ title: 'Form id', pattern: `^[\\w-]+$|${formAddress.source}` }),
    project: formKey
      .optional()
      .describe('Only for forms made with the service’s command line: the project’s id.'),
    service: webAddress(
      /^https?:\/\/\S*[^\s/]$/,
      'a whole web address without a slash at the end, such as https://example.com',
    )
      .optional()
      .describe('Only for another service that answers in the same way: its address.'),
  })
  .describe('Where the contact form sends its messages.');

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const time = pattern(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'a time from 00:00 to 23:59, such as 08:00 or 17:30',
);

const days = z
  .array(z.enum(weekdays), 'a list of days in brackets, such as [Monday, Tuesday]')
  .min(1);

const openingHours = z
  .strictObject({
    days: days
      .default([...weekdays])
      .describe('The days on which the business can be reached; all seven when left out.'),
    opens: time.default('00:00').describe('The time from which it can be reached.'),
    closes: time
      .default('23:59')
      .describe('The time until which it can be reached. Around the clock is 00:00 to 23:59.'),
    also: z
      .array(
        z
          .strictObject({
            days: days.describe('The days on which these hours hold.'),
            opens: time.describe('The time from which it can be reached on these days.'),
            closes: time.describe('The time until which it can be reached on these days.'),
          })
          .meta({ title: 'other hours' }),
      )
      .optional()
      .describe('Days with other hours than these; all days that stand nowhere are closed.')
      .meta({ title: 'Other hours on other days' }),
  })
  .describe('The same hours for search engines, which cannot read words.');

const address = z
  .strictObject({
    region: text(40, 'The province in two letters.').default('ON').meta({ title: 'Province' }),
    country: pattern(/^[A-Z]{2}$/, 'a country in two capital letters, such as CA')
      .default('CA')
      .describe('The country in two capital letters.'),
  })
  .refine(({ region, country }) => !/CA|US/.test(country) || /^[A-Z]{2}$/.test(region), {
    path: ['region'],
    error: 'a province in two capital letters, such as ON',
  })
  .describe('Where the business is, as far as search engines should know it: no street.');

/** Two in one entry would stand in one pane, and in one place. */
const areaName = (help: string) =>
  text(40, help).refine(
    (name) => !name.includes(','),
    'one place without a comma; each has a line of its own, as in “- Barrie”',
  );

const area = z
  .union(
    [
      areaName('A region.'),
      z.strictObject({
        name: areaName('The region’s name.'),
        at: pattern(
          /^-?\d{1,3}(\.\d+)?, *-?\d{1,3}(\.\d+)?$/,
          'a latitude and a longitude, such as 44.39, -79.69',
        )
          .optional()
          .describe('Its place on the map: latitude and longitude, such as 44.39, -79.69.')
          .meta({ title: 'Place on the map' }),
      }),
    ],
    'a region’s name, or a group with its name and its place, such as “at: 44.39, -79.69”',
  )
  .meta({ title: 'a region' });

interface Phone {
  dial: string;
  display: string;
}

const digitsIn = (number: string) => number.replace(/\D/g, '');

/** A number of North America has ten digits, its area first; other countries have their own rules. */
function hasWholeNumber({ dial, display }: Phone): boolean {
  return !dial.startsWith('+1') || /^1?[2-9]\d{9}$/.test(digitsIn(display));
}

/** Search engines take what follows a plus sign for the country's code. */
function hasCodeBehindPlus({ dial, display }: Phone): boolean {
  return !dial.startsWith('+1') || !/^\D*\+(?!1)/.test(display);
}

/** The shown number with a plus sign before it, and no country's code, calls somebody abroad. */
function hasCountryCode({ dial, display }: Phone): boolean {
  const shown = digitsIn(display);
  const national = shown.replace(/^1(?=\d{10}$)/, '');
  if (dial.startsWith('+1') || (display.includes('+') && national === shown)) return true;
  return dial.slice(1) !== national;
}

/** The facts about the business: content/site.yaml. */
export const siteSchema = z.strictObject({
  name: text(60, 'The business’s whole name.').meta({ title: 'Business name' }),
  shortName: text(20, 'The name beside the logo and under the icon on a phone’s home screen.'),
  url: siteUrl.meta({ title: 'Web address of the site' }),
  phone: z
    .strictObject({
      dial: pattern(
        /^\+(1[2-9]\d{9}|[2-9]\d{7,14})$/,
        'a number in international form, without spaces, such as +17055550142: +1 and ten digits in Canada',
      )
        .describe('The number that is dialled: a plus sign, the country code, digits only.')
        .meta({ title: 'Number to call' }),
      display: pattern(
        /^[\d\s().+-]{7,24}$/,
        'a phone number as people read it, such as (705) 555-0142; an extension can stand in a text, such as hours',
      )
        .describe('The number that is shown. It may differ from the dialled one (call tracking).')
        .meta({ title: 'Number to show' }),
      listed: z
        .enum(['display', 'dial'])
        .optional()
        .describe('Which of the two search engines are told; the one that is shown, when left out.')
        .meta({
          title: 'Number for search engines',
          enumDescriptions: ['Number to show', 'Number to call'],
        }),
    })
    .refine(hasWholeNumber, {
      path: ['display'],
      error: 'all ten digits of the number, such as (705) 555-0142',
    })
    .refine(hasCodeBehindPlus, {
      path: ['display'],
      error: 'a 1 behind the plus sign, such as +1 705 555-0142',
    })
    .refine(hasCountryCode, {
      path: ['dial'],
      error: 'the country’s code before the number, in Canada +1, such as +17055550142',
    })
    .describe('The business’s phone.'),
  email: z
    .email('an e-mail address, such as hello@example.com')
    .meta({ patternErrorMessage: 'Expected an e-mail address, such as hello@example.com.' })
    .describe('The e-mail address that is shown.')
    .meta({ title: 'E-mail' }),
  hours: text(40, 'Opening hours in a few words.'),
  openingHours: openingHours.prefault({}).meta({ title: 'Hours for search engines' }),
  address: address.prefault({}).meta({ title: 'Province and country' }),
  areas: z
    .array(area)
    .min(1)
    .max(8)
    .describe('The regions that the business serves, in the order in which they are named.')
    .meta({ title: 'Regions' }),
  form: form.meta({ title: 'Contact form' }),
  feed: feedSchema.meta({ title: 'Social feed' }),
});
