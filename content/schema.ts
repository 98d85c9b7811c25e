import { z } from 'zod';
import { feedSchema } from './feeds';

/**
 * The one source of the content's types, limits and help texts. It runs at build only; `describe`
 * texts become the help that editors show (content/schema/*.json, made by `npm run schema`), and
 * an `error` text completes the sentence "expected …".
 */
const text = (max: number, help: string) => z.string().trim().min(1).max(max).describe(help);

/** The visitor's other ways, which no notice may lack. */
const textWithLinks = (max: number, help: string) =>
  text(max, help).refine(
    (value) => value.includes('{phoneLink}') && value.includes('{emailLink}'),
    'a text that names {phoneLink} and {emailLink}',
  );

/** A text of a given form; `expectation` says which, also when nothing or a number stands there. */
const pattern = (form: RegExp, expectation: string) =>
  z
    .string({ error: expectation })
    .regex(form, { error: expectation, abort: true })
    .meta({ patternErrorMessage: `Expected ${expectation}.` });

const metaTitle = z
  .string()
  .trim()
  .min(15)
  .max(65)
  .describe('Title in the browser tab and in search results: 15 to 65 characters.');

const metaDescription = z
  .string()
  .trim()
  .min(70)
  .max(165)
  .describe('Summary in search results and link previews: 70 to 165 characters.');

const meta = { title: metaTitle, description: metaDescription };

const id = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters, digits and single hyphens, such as fly-screens',
).describe('Short name for addresses: small letters, digits and single hyphens. Never reused.');

const active = z.boolean().describe('true shows it on the site, false hides it.');

const pictureEndings = 'jpe?g|png|webp|avif|hei[cf]';

const picture = pattern(
  // Spelt out in capitals too, since editors know no pattern that ignores case.
  new RegExp(`^[\\w-]+(\\.[\\w-]+)*\\.(${pictureEndings}|${pictureEndings.toUpperCase()})$`),
  'the name of a picture file without spaces, such as patio.jpg (or png, webp, avif, heic)',
).describe('File name of a picture in content/pictures, listed in content/pictures.yaml.');

/** A web address: the pattern is what editors can check, the parser has the last word. */
const webAddress = (form: RegExp, expectation: string) =>
  pattern(form, expectation).refine((value) => URL.canParse(value), expectation);

const httpUrl = (help: string) =>
  webAddress(/^https?:\/\/\S+$/, 'a whole web address, such as https://example.com/page').describe(
    help,
  );

const siteUrl = webAddress(
  /^https?:\/\/[^\s?#]*[^\s?#/]$/,
  'the site’s whole address without a slash at the end, such as https://example.com',
).describe('Where the site is published, https:// included, without a slash at the end.');

const formKey = pattern(/^[\w-]+$/, 'the letters and digits of an id, such as xyzabcde');

const form = z
  .strictObject({
    id: formKey.describe(
      'The form’s id at the form service. "preview" answers only on this computer (npm start).',
    ),
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

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time in quotes, such as "08:00" or "17:30"');

const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
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
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'a country in two capital letters, such as CA')
      .default('CA')
      .describe('The country in two capital letters.'),
  })
  .describe('Where the business is, as far as search engines should know it: no street.');

export const siteSchema = z.strictObject({
  name: text(60, 'The business’s whole name.'),
  shortName: text(20, 'The name beside the logo and under the icon on a phone’s home screen.'),
  url: siteUrl,
  phone: z
    .strictObject({
      dial: pattern(
        /^\+[1-9]\d{7,14}$/,
        'a number in international form in quotes, such as "+17055550142"',
      ).describe('The number that is dialled: a plus sign, the country code, digits only.'),
      display: pattern(
        /^[\d\s().+-]{7,24}$/,
        'a phone number as people read it, such as (705) 555-0142',
      ).describe('The number that is shown. It may differ from the dialled one (call tracking).'),
    })
    .describe('The business’s phone.'),
  email: z
    .email('an e-mail address, such as hello@example.com')
    .describe('The e-mail address that is shown.'),
  hours: text(40, 'Opening hours in a few words.'),
  openingHours: openingHours.prefault({}),
  address: address.prefault({}),
  areas: z
    .array(text(40, 'A region.'))
    .min(1)
    .max(8)
    .describe('The regions that the business serves, in the order in which they are named.'),
  form,
  feed: feedSchema,
});

export const navigationSchema = z
  .array(
    z.strictObject({
      name: text(20, 'The link’s text.'),
      path: z
        .enum(['/', '/services', '/gallery', '/contact'])
        .describe('The page’s address on this site.'),
    }),
  )
  .min(1)
  .describe('The links of the navigation bar and the menu, in order.');

export const servicesSchema = z
  .array(
    z.strictObject({
      id,
      title: text(60, 'The service’s name.'),
      description: z
        .array(text(90, 'One line of the card’s list.'))
        .min(1)
        .max(6)
        .describe('What the service includes, one short line each.'),
      image: picture,
      active,
    }),
  )
  .min(1)
  .describe('The services, in the order in which they are shown.');

export const testimonialsSchema = z
  .array(
    z.strictObject({
      id,
      name: text(60, 'Who says it. A role will do when the person prefers not to be named.'),
      quote: text(280, 'The words, as they were said, without quotation marks.'),
      location: text(60, 'Where the person lives or works.'),
      active,
      sample: z
        .boolean()
        .describe('true marks a made-up example that must not be published as a real opinion.'),
    }),
  )
  .describe('What clients say. The first three active ones are shown.');

export const socialsSchema = z
  .array(
    z.strictObject({
      social: text(30, 'The network’s name.'),
      url: httpUrl('The business’s page there.'),
      icon: pattern(
        /^[a-z0-9-]+$/,
        'the name of a file in content/icons without its ending, such as instagram',
      ).describe('Name of an SVG file in content/icons, without .svg.'),
      active,
    }),
  )
  .describe('The business’s pages on social networks.');

const percentage = '(100|[1-9]?[0-9])%';

export const picturesSchema = z
  .array(
    z.strictObject({
      file: picture,
      alt: text(160, 'What the picture shows, for people who cannot see it.'),
      focus: pattern(
        new RegExp(`^${percentage} ${percentage}$`),
        'two percentages, from the left and from the top, such as 50% 50%',
      )
        .default('50% 50%')
        .describe('The point that stays visible when the picture is cropped: from left, from top.'),
    }),
  )
  .describe('Every picture in content/pictures with its description.');

export const commonSchema = z.strictObject({
  skipLink: text(40, 'The link that jumps over the navigation, for keyboards.'),
  navigationLabel: text(30, 'What a screen reader calls the navigation.'),
  menuLabel: text(30, 'What a screen reader calls the menu’s button.'),
  callUs: text(16, 'The button in the bar.'),
  callNow: text(16, 'The large call button.'),
  menuHours: text(40, 'Beside the phone number in the menu.'),
  socialsHeading: text(30, 'Above the social links in the footer.'),
  newTab: text(40, 'Told to screen readers at links that open a new tab.'),
  emailSubject: text(60, 'The subject of a message that a visitor begins from an e-mail link.'),
});

const entry = z.strictObject({
  title: text(60, 'A few words.'),
  text: text(160, 'One sentence.'),
});

export const homePageSchema = z.strictObject({
  ...meta,
  hero: z.strictObject({
    eyebrow: text(40, 'The line above the headline.'),
    headline: text(70, 'The page’s headline.'),
    area: text(140, 'The line below the headline.'),
    wide: picture,
    tall: picture,
    wideUnlit: picture,
    tallUnlit: picture,
  }),
  facts: z.array(entry).length(3).describe('The three facts under the picture.'),
  services: z.strictObject({
    heading: text(60, 'Heading.'),
    intro: text(200, 'One or two sentences.'),
    more: text(40, 'The link to the services page.'),
  }),
  audience: z.strictObject({
    heading: text(60, 'Heading.'),
    entries: z.array(entry).length(3).describe('Who it is for: three cells.'),
  }),
  area: z.strictObject({
    heading: text(60, 'Heading.'),
    text: text(200, 'One or two sentences.'),
    link: text(40, 'Shown in a region’s pane when its light is on.'),
  }),
  closing: z.strictObject({
    heading: text(60, 'Heading.'),
    text: text(120, 'One sentence.'),
  }),
});

export const servicesPageSchema = z.strictObject({
  ...meta,
  heading: text(60, 'Heading.'),
  quote: text(140, 'The pull quote in the owner’s voice, without quotation marks.'),
  assurance: text(140, 'The sentence under the cards.'),
});

export const galleryPageSchema = z.strictObject({
  ...meta,
  heading: text(60, 'Heading.'),
  feed: z.strictObject({
    label: text(60, 'What a screen reader calls the feed.'),
    loading: text(60, 'Told to screen readers while the feed loads.'),
    failed: text(120, 'Shown when the feed cannot be loaded.'),
    failedLink: text(60, 'The link to the profile that follows it.'),
    consent: text(200, 'Shown before the feed when consent is asked for.'),
    agree: text(40, 'The button that agrees.'),
  }),
  sampleFeed: z
    .array(z.strictObject({ picture, caption: text(80, 'Shown on the picture.') }))
    .length(6)
    .describe('The six pictures of the sample feed.'),
  instagram: text(40, 'The link to the profile.'),
  trust: z.strictObject({
    heading: text(80, 'Heading.'),
    text: text(160, 'One sentence.'),
  }),
});

export const contactPageSchema = z.strictObject({
  ...meta,
  promise: text(60, 'The large words on the dark side.'),
  picture,
  labels: z.strictObject({
    email: text(20, 'Label.'),
    phone: text(20, 'Label.'),
    hours: text(20, 'Label.'),
  }),
  form: z.strictObject({
    heading: text(60, 'Heading.'),
    intro: text(240, 'What the visitor may expect.'),
    fullName: text(30, 'Label of the name field.'),
    email: text(30, 'Label of the e-mail field; also begins its error messages.'),
    message: text(30, 'Label of the message field; also begins its error messages.'),
    send: text(20, 'The button.'),
    sending: text(20, 'The button while it sends.'),
    success: text(120, 'Takes the form’s place once the message is sent.'),
    notice: z.strictObject({
      title: text(80, 'First words of the notice when a message was not sent.'),
      body: textWithLinks(200, 'The rest. {phoneLink} and {emailLink} become links.'),
      emailLink: text(30, 'The words of the e-mail link.'),
      offline: text(160, 'Said first when the device has no connection.'),
      backOnline: text(160, 'Said when the connection is back.'),
      again: text(30, 'The button that sends once more.'),
      notConnected: textWithLinks(
        200,
        'Said instead when the form is not connected to a service yet, with the same two links.',
      ),
    }),
    errorTitle: text(30, 'Put before the page’s title when something went wrong.'),
  }),
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
  home: { file: 'pages/home.yaml', schema: homePageSchema },
  servicesPage: { file: 'pages/services.yaml', schema: servicesPageSchema },
  gallery: { file: 'pages/gallery.yaml', schema: galleryPageSchema },
  contact: { file: 'pages/contact.yaml', schema: contactPageSchema },
  notFound: { file: 'pages/not-found.yaml', schema: notFoundPageSchema },
} as const;

type Files = typeof contentFiles;
export type Content = { [Key in keyof Files]: z.infer<Files[Key]['schema']> };
export type Service = Content['services'][number];
export type NavigationItem = Content['navigation'][number];
export type Path = NavigationItem['path'];
export type Site = Content['site'];
