import { z } from 'zod';
import { feedSchema } from './feeds';
import { meta, pattern, picture, pictureFile, spoken, text } from './fields';
import { pages, paths } from './pages';

const id = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters, digits and single hyphens, such as fly-screens',
).describe('Short name for addresses: small letters, digits and single hyphens. Never reused.');

const active = z
  .boolean()
  .describe('true shows it on the site, false hides it.')
  .meta({ title: 'Shown on the site' });

/** A web address: the pattern is what editors can check, the parser has the last word. */
const webAddress = (form: RegExp, expectation: string) =>
  pattern(form, expectation).refine((value) => URL.canParse(value), expectation);

const httpUrl = (help: string) =>
  webAddress(/^https?:\/\/\S+$/, 'a whole web address, such as https://example.com/page').describe(
    help,
  );

const siteUrl = webAddress(
  /^(?!.*\.(html?|php|aspx?)$)https?:\/\/[^\s?#]*[^\s?#/]$/,
  'the site’s whole address without a slash or a file’s name at the end, such as https://example.com',
).describe('Where the site is published, https:// included, without a slash at the end.');

const formKey = pattern(/^[\w-]+$/, 'the letters and digits of an id, such as xyzabcde');

const form = z
  .strictObject({
    id: formKey
      .describe(
        'The form’s id at the form service. "preview" answers only on this computer (npm start).',
      )
      .meta({ title: 'Form id' }),
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

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time in quotes, such as "08:00" or "17:30"');

const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays), 'a list of days in brackets, such as [Monday, Tuesday]')
      .min(1)
      .default([...weekdays])
      .describe('The days on which the business can be reached; all seven when left out.'),
    opens: time.default('00:00').describe('The time from which it can be reached.'),
    closes: time
      .default('23:59')
      .describe('The time until which it can be reached. Around the clock is "00:00" to "23:59".'),
  })
  .describe('The same hours for search engines, which cannot read words.');

const address = z
  .strictObject({
    region: text(40, 'The province in two letters.').default('ON'),
    country: pattern(/^[A-Z]{2}$/, 'a country in two capital letters, such as CA')
      .default('CA')
      .describe('The country in two capital letters.'),
  })
  .describe('Where the business is, as far as search engines should know it: no street.');

const area = z
  .union(
    [
      text(40, 'A region.'),
      z.strictObject({
        name: text(40, 'The region’s name.'),
        at: pattern(
          /^-?\d{1,2}(\.\d+)?, *-?\d{1,3}(\.\d+)?$/,
          'a latitude and a longitude, such as 44.39, -79.69',
        )
          .describe('Its place on the map: latitude and longitude, such as 44.39, -79.69.')
          .meta({ title: 'Place on the map' }),
      }),
    ],
    'a region’s name, or a group with its name and its place, such as “at: 44.39, -79.69”',
  )
  .meta({ title: 'a region' });

/** A number of North America has ten digits, its area first; other countries have their own rules. */
function hasWholeNumber({ dial, display }: { dial: string; display: string }): boolean {
  return !dial.startsWith('+1') || /^1?[2-9]\d{9}$/.test(display.replace(/\D/g, ''));
}

export const siteSchema = z.strictObject({
  name: text(60, 'The business’s whole name.').meta({ title: 'Business name' }),
  shortName: text(20, 'The name beside the logo and under the icon on a phone’s home screen.'),
  url: siteUrl.meta({ title: 'Web address of the site' }),
  phone: z
    .strictObject({
      dial: pattern(
        /^\+(1[2-9]\d{9}|[2-9]\d{7,14})$/,
        'a number in international form in quotes, such as "+17055550142": +1 and ten digits in Canada',
      )
        .describe('The number that is dialled: a plus sign, the country code, digits only.')
        .meta({ title: 'Number to call' }),
      display: pattern(
        /^[\d\s().+-]{7,24}$/,
        'a phone number as people read it, such as (705) 555-0142',
      )
        .describe('The number that is shown. It may differ from the dialled one (call tracking).')
        .meta({ title: 'Number to show' }),
      listed: z
        .enum(['display', 'dial'])
        .optional()
        .describe('Which of the two search engines are told; the one that is shown, when left out.')
        .meta({ title: 'Number for search engines' }),
    })
    .refine(hasWholeNumber, {
      path: ['display'],
      error: 'all ten digits of the number, such as (705) 555-0142',
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

export const navigationSchema = z
  .array(
    z
      .strictObject({
        name: text(20, 'The link’s text.').meta({ title: 'Words of the link' }),
        path: z.enum(paths).describe('The page’s address on this site.').meta({ title: 'Page' }),
      })
      .meta({ title: 'a link' }),
  )
  .min(1)
  .describe('The links of the navigation bar and the menu, in order.');

export const servicesSchema = z
  .array(
    z
      .strictObject({
        id: id.meta({ title: 'Short name for addresses' }),
        title: text(60, 'The service’s name.'),
        description: z
          .array(text(90, 'One line of the card’s list.').meta({ title: 'a line' }))
          .min(1)
          .max(6)
          .describe('What the service includes, one short line each.')
          .meta({ title: 'What it includes' }),
        image: picture('card').meta({ title: 'Picture' }),
        active,
      })
      .meta({ title: 'a service' }),
  )
  .min(1)
  .describe('The services, in the order in which they are shown.');

export const testimonialsSchema = z
  .array(
    z
      .strictObject({
        id: id.meta({ title: 'Short name' }),
        name: text(60, 'Who says it. A role will do when the person prefers not to be named.').meta(
          { title: 'Who says it' },
        ),
        quote: spoken(280, 'The words, as they were said, without quotation marks.').meta({
          title: 'Words',
        }),
        location: text(60, 'Where the person lives or works.').meta({ title: 'Place' }),
        active,
        sample: z
          .boolean()
          .describe('true marks a made-up example that must not be published as a real opinion.')
          .meta({ title: 'Made-up example' }),
      })
      .meta({ title: 'a testimonial' }),
  )
  .describe('What clients say. The first three active ones are shown.');

export const socialsSchema = z
  .array(
    z
      .strictObject({
        social: text(30, 'The network’s name.').meta({ title: 'Network' }),
        url: httpUrl('The business’s page there.').meta({ title: 'Address of the page there' }),
        icon: pattern(
          /^[a-z0-9-]+$/,
          'the name of a file in content/icons without its ending, such as instagram',
        )
          .describe('Name of an SVG file in content/icons, without .svg.')
          .meta({ title: 'Icon' }),
        active,
      })
      .meta({ title: 'a network' }),
  )
  .describe('The business’s pages on social networks.');

const percentage = '(100|[1-9]?[0-9])%';

export const picturesSchema = z
  .array(
    z
      .strictObject({
        file: pictureFile.meta({ title: 'Picture' }),
        alt: text(160, 'What the picture shows, for people who cannot see it.').meta({
          title: 'What it shows',
        }),
        focus: pattern(
          new RegExp(`^${percentage} ${percentage}$`),
          'two percentages, from the left and from the top, such as 50% 50%',
        )
          .default('50% 50%')
          .describe(
            'The point that stays visible when the picture is cropped: from left, from top.',
          )
          .meta({ title: 'Point that stays visible' }),
      })
      .meta({ title: 'a picture' }),
  )
  .describe('Every picture in content/pictures with its description.');

export const commonSchema = z.strictObject({
  skipLink: text(40, 'The link that jumps over the navigation, for keyboards.'),
  navigationLabel: text(30, 'What a screen reader calls the navigation.'),
  menuLabel: text(30, 'What a screen reader calls the menu’s button.'),
  callUs: text(16, 'The button in the bar.'),
  callNow: text(16, 'The large call button.'),
  menuHours: text(40, 'Beside the phone number in the menu.'),
  contactHeading: text(30, 'Above phone, e-mail and hours in the footer.'),
  pagesHeading: text(30, 'Above the links to the pages in the footer.'),
  areasHeading: text(30, 'Above the regions in the footer.'),
  socialsHeading: text(30, 'Above the social links in the footer.'),
  newTab: text(40, 'Told to screen readers at links that open a new tab.'),
  failed: z.strictObject({
    heading: text(60, 'Heading of the page that stands in for one that failed.'),
    text: text(200, 'One or two sentences under it; phone, e-mail and the way on follow.'),
    again: text(30, 'The link that tries once more.'),
  }),
  emailSubject: text(60, 'The subject of a message that a visitor begins from an e-mail link.'),
});

export const notFoundPageSchema = z.strictObject({
  ...meta,
  heading: text(60, 'Heading.'),
  text: text(140, 'One sentence.'),
  link: text(40, 'The way back.'),
});

/** Every content file with its schema; the key is its place in the content object. */
export const contentFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  services: { file: 'services.yaml', schema: servicesSchema },
  testimonials: { file: 'testimonials.yaml', schema: testimonialsSchema },
  socials: { file: 'socials.yaml', schema: socialsSchema },
  pictures: { file: 'pictures.yaml', schema: picturesSchema },
  common: { file: 'pages/common.yaml', schema: commonSchema },
  ...pages,
  notFound: { file: 'pages/not-found.yaml', schema: notFoundPageSchema },
} as const;

type Files = typeof contentFiles;
/** What the files say, before what is hidden is left out. */
export type Written = { [Key in keyof Files]: z.infer<Files[Key]['schema']> };
export type Content = Omit<Written, 'site'> & { site: Site };
export type Service = z.infer<typeof servicesSchema>[number];
export type NavigationItem = Content['navigation'][number];
export type { Path } from './pages';
export type Site = Omit<Written['site'], 'areas'> & {
  /** The regions by name. */
  areas: string[];
  /** Where they lie, as far as the owner says it, by name. */
  places: Record<string, Place>;
};

/** In degrees, north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}
