import { z } from 'zod';
import { feed } from '../providers/feed-settings';
import { statistics } from '../providers/statistics-settings';
import { thirdPartyScripts } from '../providers/third-party-scripts';
import {
  coordinates,
  hostPattern,
  idFromPaste,
  linkAddress,
  pattern,
  siteText,
  text,
  titled,
  webAddress,
} from './fields';
import { notice, openingHours, specialHours } from './hours';
import { otherNumbers, phone } from './phone';

/** A path without characters that have a meaning in a host's files. */
const path = String.raw`(\/[^\s?#:;,*"'<>&$|()\\]*[^\s?#:;,*"'<>&$|()\\/])?`;

const url = webAddress(
  new RegExp(String.raw`^(?!.*\.(html?|php|aspx?)$)https?:\/\/${hostPattern}${path}$`),
  'the site’s address from https:// on, without a slash or a file’s name at the end, such as https://example.com',
);

const formId = idFromPaste(
  'the letters and digits after /f/ in the form’s address, such as xyzabcde (what is after /p/ belongs in “project”, the address of another service in “service”)',
  /(?:^\/?|formspree\.io\/)f\/([\w-]+)/,
);

/** People paste the whole address of the form. */
const service = webAddress(
  new RegExp(String.raw`^https?:\/\/${hostPattern}(\/\S*[^\s/])?$`),
  'a web address without a slash at the end',
).overwrite((value) => value.replace(/(\/p\/[\w-]+)?\/f\/[\w-]+$/, ''));

const project = idFromPaste(
  'a project’s id: what is after /p/ in the form’s address',
  /\/p\/([\w-]+)/,
);

const form = z.strictObject({
  id: formId.meta(titled('Form id', 'The letters after /f/ in the form’s address.')),
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

const address = z
  .strictObject({
    street: siteText(60, 'Only when customers may visit you. Contact shows it.').optional(),
    city: siteText(40, 'The town of the street.').optional(),
    postalCode: siteText(10, 'Such as L4M 1A1.').optional(),
    region: text(40, 'The province in two letters.', 'Province').default('ON'),
    country: country.default('CA').describe('The country in two capital letters.'),
  })
  .refine(({ street, city }) => !street === !city, {
    path: ['city'],
    error: 'street and city together, or neither',
  });

const link = z.strictObject({
  name: siteText(40, 'The words of the link.'),
  url: linkAddress.describe('Such as /privacy.html, a file of public/, or a whole web address.'),
});

const links = z.array(link.meta({ title: 'a link' })).max(4);

const areaGroup = z.strictObject({
  name: siteText(40, 'The area’s name.'),
  at: coordinates
    .optional()
    .meta(titled('Place on the map', 'Latitude and longitude, such as 44.39, -79.69.')),
});

/** An owner may write its name alone. */
const areaName = siteText(40, 'An area.').transform(
  (name): z.infer<typeof areaGroup> => ({ name }),
);

const area = z.union(
  [areaName, areaGroup],
  'an area’s name, or a group with its name and its place, such as “at: 44.39, -79.69”',
);

const areas = z
  .array(area.meta({ title: 'an area' }))
  .min(1)
  .max(8);

/** The code alone or the whole meta tag. */
const verificationCode = (title: string) =>
  idFromPaste(`the code from ${title}, or its whole <meta …> tag`, /content=["']?([\w-]+)/)
    .optional()
    .meta(titled(title, 'The code, or the whole <meta …> tag, that the service shows.'));

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
export const site = z.strictObject({
  name: siteText(60, 'The business’s whole name.', 'Business name'),
  shortName: siteText(20, 'The name beside the logo and on a phone’s home screen.'),
  url: url.meta(titled('Web address of the site', 'With https://, without a slash at the end.')),
  phone: phone.describe('The business’s phone.'),
  otherNumbers: otherNumbers
    .optional()
    .meta(titled('Other numbers', 'Such as toll-free or fax. Contact shows them.')),
  email: email.meta(titled('E-mail', 'The e-mail address that is shown.')),
  hours: siteText(40, 'Opening hours in a few words.'),
  openingHours: openingHours
    .prefault({})
    .meta(titled('Hours for search engines', 'The same as times.')),
  specialHours: specialHours.optional().meta(titled('Holidays', 'Days with other hours.')),
  notice: notice.optional().meta(titled('Notice', 'A line on every page until a day.')),
  address: address
    .prefault({})
    .meta(titled('Address', 'Province and country, and a street if you have one.')),
  areas: areas.meta(titled('Areas', 'The areas that the business serves, in order.')),
  links: links.optional().meta(titled('Links in the footer', 'Such as a privacy policy.')),
  form: form.meta(titled('Contact form', 'Where it sends its messages.')),
  feed: feed.meta(titled('Social feed', 'The social feed of the gallery.')),
  statistics: statistics.optional().meta(titled('Statistics', 'Counts visits and calls.')),
  scripts: thirdPartyScripts
    .optional()
    .meta(titled('Scripts of other companies', 'Such as a chat, a pixel or call tracking.')),
  verification: verification
    .optional()
    .meta(titled('Verification', 'Proves that the site is yours.')),
  samples: z
    .array(z.enum(['logo', 'claims']))
    .optional()
    .meta(titled('Came with the site', 'Off when the logo is yours and the claims are true.')),
});
