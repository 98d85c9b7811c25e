import { z } from 'zod';
import {
  iconPattern,
  meta,
  pattern,
  picture,
  pictureFile,
  spoken,
  text,
  webAddress,
} from './fields';
import { pages, paths } from './pages';
import { siteSchema } from './site-schema';

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idHelp = 'small letters, digits and single hyphens, such as fly-screens';
const id = pattern(idForm, idHelp).describe('Short name: small letters, digits, single hyphens.');

/** What the pages call elements of their own; e2e/texts.spec.ts compares the list with them. */
export const takenIds = [
  'all-needed',
  'audience',
  'content',
  'email',
  'menu',
  'message',
  'notice',
  'voice',
];

/** A service's is its address within a page, which no other element may have. */
const serviceId = z
  .string(idHelp)
  .regex(new RegExp(`^(?!(${takenIds.join('|')})$)${idForm.source.slice(1)}`), {
    abort: true,
    error: ({ input }) =>
      takenIds.includes(String(input))
        ? `another id, such as ${input}-work: the pages use “${input}” themselves`
        : idHelp,
  })
  .describe('Short name for addresses: small letters, digits and single hyphens. Never reused.')
  .meta({ patternErrorMessage: `Expected ${idHelp}; not ${takenIds.join(', ')}.` });

const active = z
  .boolean()
  .describe('true shows it on the site, false hides it.')
  .meta({ title: 'Shown on the site' });

const httpUrl = (help: string) =>
  webAddress(/^https?:\/\/\S+$/, 'a whole web address, such as https://example.com/page').describe(
    help,
  );

const navigationSchema = z
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

const servicesSchema = z
  .array(
    z
      .strictObject({
        id: serviceId.meta({ title: 'Short name for addresses' }),
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

const testimonialsSchema = z
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

const socialsSchema = z
  .array(
    z
      .strictObject({
        social: text(30, 'The network’s name.').meta({ title: 'Network' }),
        url: httpUrl('The business’s page there.').meta({ title: 'Address of the page there' }),
        icon: pattern(
          new RegExp(iconPattern),
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

const picturesSchema = z
  .array(
    z
      .strictObject({
        file: pictureFile.meta({
          title: 'Picture',
          description:
            'The picture that these words belong to. To show another one, replace it where it is used.',
        }),
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

const commonSchema = z.strictObject({
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
    offline: text(
      120,
      'Below the bar when a page is waited for without a connection; the phone number follows.',
    ),
  }),
  emailSubject: text(60, 'The subject of a message that a visitor begins from an e-mail link.'),
});

const notFoundPageSchema = z.strictObject({
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
export type ContentKey = keyof Files;
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
