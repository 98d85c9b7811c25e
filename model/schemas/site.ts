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
  uniqueList,
  webAddress,
} from './fields';
import { notice, openingHours, specialHours } from './hours';
import { otherNumbers, phone } from './phone';

/** A path with no characters that are special in hosting configuration files. */
const path = String.raw`(\/[^\s?#:;,*"'<>&$|()\\]*[^\s?#:;,*"'<>&$|()\\/])?`;

const url = webAddress(
  new RegExp(String.raw`^(?!.*\.(html?|php|aspx?)$)https?:\/\/${hostPattern}${path}$`),
  'the site’s whole address beginning with https://, without a slash or a file name at the end, for example https://example.com',
);

const formId = idFromPaste(
  'the letters and digits after /f/ in the form’s address, for example xyzabcde (what comes after /p/ belongs in “project”, and the address of another service in “service”)',
  /(?:^\/?|formspree\.io\/)f\/([\w-]+)/,
);

/** The address of a form service. People paste the form's whole address, so the form's own path is removed. */
const service = webAddress(
  new RegExp(String.raw`^https?:\/\/${hostPattern}(\/\S*[^\s/])?$`),
  'a web address without a slash at the end',
).overwrite((value) => value.replace(/(\/p\/[\w-]+)?\/f\/[\w-]+$/, ''));

const project = idFromPaste(
  'a project’s id: what comes after /p/ in the form’s address',
  /\/p\/([\w-]+)/,
);

const form = z.strictObject({
  id: formId.meta(titled('Form id', 'The letters after /f/ in the form’s address.')),
  project: project
    .optional()
    .describe('Only for a form in a Formspree project: what comes after /p/ in its address.'),
  service: service
    .optional()
    .describe('Only for another service that answers the way Formspree does: its address.'),
});

const country = pattern(/^[A-Z]{2}$/, 'a country code of two capital letters, for example CA');

const address = z
  .strictObject({
    street: siteText(60, 'Only if customers may visit you. The Contact page shows it.').optional(),
    city: siteText(40, 'The town or city.').optional(),
    postalCode: siteText(10, 'For example L4M 1A1.').optional(),
    region: text(40, 'The province in two letters.', 'Province').default('ON'),
    country: country.default('CA').describe('The country code, two capital letters.'),
  })
  .refine(({ street, city }) => !street === !city, {
    path: ['city'],
    error: 'both a street and a city, or neither',
  });

const link = z.strictObject({
  name: siteText(40, 'The text of the link.'),
  url: linkAddress.describe(
    'A file in public/, for example /privacy.html, or a whole web address.',
  ),
});

const links = z.array(link.meta({ title: 'a link' })).max(4);

const areaGroup = z.strictObject({
  name: siteText(40, 'The area’s name.'),
  at: coordinates
    .optional()
    .meta(titled('Place on the map', 'Latitude and longitude, for example 44.39, -79.69.')),
});

/** An owner may write only the area's name instead of a group. */
const area = z.preprocess((area) => (typeof area === 'string' ? { name: area } : area), areaGroup);

const areas = uniqueList(area.meta({ title: 'an area' }), 'name')
  .min(1)
  .max(8);

/** A verification code, which may be pasted as the whole meta tag. */
const verificationCode = (title: string) =>
  idFromPaste(`the code from ${title}, or its whole <meta …> tag`, /content=["']?([\w-]+)/)
    .optional()
    .meta(titled(title, 'The code or the whole <meta …> tag that the service gives you.'));

const verification = z.strictObject({
  google: verificationCode('Google Search Console'),
  bing: verificationCode('Bing Webmaster Tools'),
  pinterest: verificationCode('Pinterest'),
  facebook: verificationCode('Facebook'),
});

const email = pattern(
  z.regexes.email,
  'an e-mail address, for example hello@example.com',
  (written) => written.replace(/^mailto:/i, ''),
);

/** The facts about the business: content/site.yaml. */
export const site = z.strictObject({
  name: siteText(60, 'The full name of the business.', 'Business name'),
  shortName: siteText(20, 'The name next to the logo and on a phone’s home screen.'),
  url: url.meta(
    titled('Web address of the site', 'It begins with https:// and has no slash at the end.'),
  ),
  phone: phone.describe('The business’s phone.'),
  otherNumbers: otherNumbers
    .optional()
    .meta(titled('Other numbers', 'For example toll-free or fax. The Contact page shows them.')),
  email: email.meta(titled('E-mail', 'The e-mail address that the site shows.')),
  hours: siteText(40, 'Opening hours in a few words.'),
  openingHours: openingHours
    .prefault({})
    .meta(titled('Hours for search engines', 'The same hours, written as times.')),
  specialHours: specialHours
    .optional()
    .meta(titled('Holidays', 'Days on which you are closed or have other hours.')),
  notice: notice
    .optional()
    .meta(titled('Notice', 'A line on every page, until the day that you set.')),
  address: address
    .prefault({})
    .meta(titled('Address', 'Province and country, and a street if customers may visit you.')),
  areas: areas.meta(titled('Areas', 'The areas that the business serves, in order.')),
  links: links.optional().meta(titled('Links in the footer', 'For example a privacy policy.')),
  form: form.meta(titled('Contact form', 'Where the form sends its messages.')),
  feed: feed.meta(titled('Social feed', 'The social feed on the Gallery page.')),
  statistics: statistics.optional().meta(titled('Statistics', 'Counts visits and calls.')),
  scripts: thirdPartyScripts
    .optional()
    .meta(titled('Scripts of other companies', 'For example a chat, a pixel or call tracking.')),
  verification: verification
    .optional()
    .meta(titled('Verification', 'Proves to other services that the site is yours.')),
  samples: z
    .array(z.enum(['logo', 'claims']), 'a list, for example [logo], or this line removed')
    .optional()
    .meta(
      titled(
        'Came with the site',
        'Remove each one when the logo is yours, or when all claims are true for you.',
      ),
    ),
});
