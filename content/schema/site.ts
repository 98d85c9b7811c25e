import { z } from 'zod';
import { feedSchema } from './feed-settings';
import { code, fact, hostForm, labels, pattern, text, webAddress } from './fields';
import { notice, openingHours, specialHours } from './hours';
import { oldAddresses } from './old-addresses';
import { statistics } from './statistics-providers';

const url = webAddress(
  new RegExp(String.raw`^(?!.*\.(html?|php|aspx?)$)https?:\/\/${hostForm}(\/[^\s?#]*[^\s?#/])?$`),
  'the site’s address from https:// on, without a slash or a file’s name at the end, such as https://example.com',
);

const dial = pattern(
  /^\+(1[2-9]\d{9}|[2-9]\d{7,14})$/,
  'a number in international form, such as +17055550142: +1 and ten digits in Canada',
  (number) => number.replace(/^tel:|[\s().-]/gi, ''),
);

const display = pattern(/^[\d\s().+-]{7,24}$/, 'a phone number to read, such as (705) 555-0142');

const phone = z
  .strictObject({
    dial: dial.meta(labels('Number to call', 'A plus sign, the country code, digits only.')),
    display: display.meta(labels('Number to show', 'It may differ from the number to call.')),
    listed: z
      .enum(['display', 'dial'])
      .optional()
      .meta(labels('Number for search engines', 'When left out, the number to show.')),
  })
  // Without its country's code, +705… calls another country, where a shown number has no ten digits.
  .refine((it) => !/^\+[2-9]\d{9}$/.test(it.dial) || !/^(\D*\d){10}$/.test(it.display), {
    path: ['dial'],
    error: 'the country’s code before the number, in Canada +1',
  });

const formId = code(
  'the letters and digits after /f/ in the form’s address, such as xyzabcde (what is after /p/ belongs in “project”, the address of another service in “service”)',
  /(?:^\/?|formspree\.io\/)f\/([\w-]+)/,
);

/** People paste the whole address of the form. */
const service = webAddress(
  new RegExp(String.raw`^https?:\/\/${hostForm}(\/\S*[^\s/])?$`),
  'a web address without a slash at the end',
).overwrite((value) => value.replace(/(\/p\/[\w-]+)?\/f\/[\w-]+$/, ''));

const project = code('a project’s id: what is after /p/ in the form’s address', /\/p\/([\w-]+)/);

const form = z.strictObject({
  id: formId.meta(labels('Form id', 'The letters after /f/ in the form’s address.')),
  project: project
    .optional()
    .describe('Only for a form in a Formspree project: what is after /p/ in its address.'),
  service: service
    .optional()
    .describe(
      'Only for a service other than Formspree that answers as Formspree does: its address.',
    ),
});

const country = pattern(/^[A-Z]{2}$/, 'a country in two capital letters, such as CA');

const address = z.strictObject({
  region: text(40, 'The province in two letters.', 'Province').default('ON'),
  country: country.default('CA').describe('The country in two capital letters.'),
});

const coordinates = pattern(
  /^-?\d{1,2}(\.\d+)?, *-?\d{1,3}(\.\d+)?$/,
  'a latitude and a longitude, such as 44.39, -79.69',
);

const side = z.enum(['right', 'left', 'above', 'below']);

const area = z.union(
  [
    fact(40, 'A region.'),
    z.strictObject({
      name: fact(40, 'The region’s name.'),
      at: coordinates.optional().meta(labels('Place on the map', 'Latitude and longitude.')),
      label: side
        .default('right')
        .meta(labels('Side of the name', 'The side of the point, on the map.')),
    }),
  ],
  'a region’s name, or a group with its name and its place, such as “at: 44.39, -79.69”',
);

const areas = z
  .array(area.meta({ title: 'a region' }))
  .min(1)
  .max(8);

/** The code alone or the whole meta tag. */
const verificationCode = (title: string) =>
  code(`the code from ${title}, or its whole <meta …> tag`, /content=["']?([\w-]+)/)
    .optional()
    .meta(labels(title, 'The code, or the whole <meta …> tag, that the service shows.'));

const verification = z.strictObject({
  google: verificationCode('Google Search Console'),
  bing: verificationCode('Bing Webmaster Tools'),
  pinterest: verificationCode('Pinterest'),
  facebook: verificationCode('Facebook'),
});

const email = pattern(z.regexes.email, 'an e-mail address, such as hello@example.com', (written) =>
  written.replace(/^mailto:/i, ''),
);

/** The facts about the business: content/site.yaml. */
export const siteSchema = z.strictObject({
  name: fact(60, 'The business’s whole name.', 'Business name'),
  shortName: fact(20, 'The name beside the logo and on a phone’s home screen.'),
  url: url.meta(labels('Web address of the site', 'With https://, without a slash at the end.')),
  phone: phone.describe('The business’s phone.'),
  email: email.meta(labels('E-mail', 'The e-mail address that is shown.')),
  hours: fact(40, 'Opening hours in a few words.'),
  openingHours: openingHours
    .prefault({})
    .meta(labels('Hours for search engines', 'The same as times.')),
  specialHours: specialHours.optional().meta(labels('Holidays', 'Days with other hours.')),
  notice: notice.optional().meta(labels('Notice', 'A line on every page for some days.')),
  address: address.prefault({}).meta(labels('Province and country', 'Without a street.')),
  areas: areas.meta(labels('Regions', 'The regions that the business serves, in order.')),
  form: form.meta(labels('Contact form', 'Where it sends its messages.')),
  feed: feedSchema.meta(labels('Social feed', 'The social feed of the gallery.')),
  statistics: statistics.optional().meta(labels('Statistics', 'Counts visits and calls.')),
  verification: verification
    .optional()
    .meta(labels('Verification', 'Proves that the site is yours.')),
  oldAddresses: oldAddresses.meta(
    labels('Old addresses', 'Of an earlier site, which search engines and links still have.'),
  ),
});
