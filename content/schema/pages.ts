import { z } from 'zod';
import { meta, picture, spoken, text, textWithLinks } from './fields';
import type { Service } from './schema';

/** Each page's own texts and pictures, and the table of pages below. */
const entry = z.strictObject({
  title: text(60, 'A few words.'),
  text: text(160, 'One sentence.'),
});

const homePageSchema = z.strictObject({
  ...meta,
  hero: z.strictObject({
    eyebrow: text(40, 'The line above the headline.'),
    headline: text(70, 'The page’s headline.'),
    area: text(140, 'The line below the headline.'),
    wide: picture('wide').meta({ title: 'Picture for computers' }),
    tall: picture('tall').meta({ title: 'Picture for phones' }),
    wideUnlit: picture('wideUnlit').meta({ title: 'The same for computers, lights off' }),
    tallUnlit: picture('tallUnlit').meta({ title: 'The same for phones, lights off' }),
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
  testimonial: z.strictObject({
    heading: text(60, 'What a screen reader calls the client’s words.'),
    link: text(40, 'The link to the gallery, where the other testimonials stand.'),
  }),
  area: z.strictObject({
    heading: text(60, 'Heading.'),
    text: text(200, 'One or two sentences.'),
    link: text(40, 'The link to the contact page.'),
  }),
  closing: z.strictObject({
    heading: text(60, 'Heading.'),
    text: text(120, 'One sentence.'),
    wide: picture('wide').meta({ title: 'Picture for computers' }),
    tall: picture('card').meta({ title: 'Picture for phones' }),
  }),
});

const servicesPageSchema = z.strictObject({
  ...meta,
  heading: text(60, 'Heading.'),
  quote: spoken(140, 'The pull quote in the owner’s voice, without quotation marks.'),
  assurance: text(140, 'The sentence under the cards and in every footer.'),
});

const galleryPageSchema = z.strictObject({
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
    .array(
      z.strictObject({ picture: picture('square', 'card'), caption: text(80, 'Shown on the picture.') }),
    )
    .length(6)
    .describe('The six pictures of the sample feed.'),
  instagram: text(40, 'The link to the profile.'),
  trust: z.strictObject({
    heading: text(80, 'Heading.'),
    text: text(160, 'One sentence.'),
  }),
});

const contactPageSchema = z.strictObject({
  ...meta,
  promise: text(60, 'The large words on the dark side.'),
  picture: picture('card'),
  labels: z.strictObject({
    email: text(20, 'Label.'),
    phone: text(20, 'Label.'),
    hours: text(20, 'Label.'),
    areas: text(30, 'Label.'),
  }),
  form: z.strictObject({
    heading: text(60, 'Heading.'),
    urgent: text(40, 'Beside the heading, before the phone number.'),
    intro: text(240, 'What the visitor may expect.'),
    allNeeded: text(80, 'Above the fields: a message without one of them is refused.'),
    fullName: text(30, 'Label of the name field.'),
    email: text(30, 'Label of the e-mail field; also begins its error messages.'),
    message: text(30, 'Label of the message field; also begins its error messages.'),
    blank: text(60, 'Follows the label of a field that was left empty.'),
    send: text(20, 'The button.'),
    sending: text(20, 'The button while it sends.'),
    privacy: text(
      200,
      'Under the button: where the message goes and what for. {form} is the service’s name.',
    ),
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

interface Texts {
  title: string;
  description: string;
}

/** A row of the table. */
export interface Page<
  Path extends string = string,
  Schema extends z.ZodType<Texts> = z.ZodType<Texts>,
> {
  path: Path;
  /** Below content/. */
  file: `pages/${string}.yaml`;
  schema: Schema;
  /** What kind of page search engines are told that it is (schema.org). */
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';
  /** The main heading; it stands on the picture that goes with a link to the page too. */
  heading(page: z.infer<Schema>): string;
  /** The pictures beside it there: none, one, or a façade of four or six. */
  cardPictures(page: z.infer<Schema>, services: Service[]): string[];
  /** Shows the social feed: only this page's security policy lets the feed's provider in. */
  showsFeed?: true;
}

/** Leaves the row as it is; only so that its functions know what its schema holds. */
function page<const Path extends `/${string}`, Schema extends z.ZodType<Texts>>(
  row: Page<Path, Schema>,
) {
  return row;
}

/**
 * The site's pages, by the name of their content. The links that navigation.yaml may name, the
 * content's types, metadata, link previews, the sitemap, structured data, the browser tests, the
 * bench and the screenshots all go by this table; the page itself is its folder in app/.
 */
export const pages = {
  home: page({
    path: '/',
    file: 'pages/home.yaml',
    schema: homePageSchema,
    type: 'WebPage',
    heading: ({ hero }) => hero.headline,
    cardPictures: ({ hero }) => [hero.wide],
  }),
  servicesPage: page({
    path: '/services',
    file: 'pages/services.yaml',
    schema: servicesPageSchema,
    type: 'CollectionPage',
    heading: ({ heading }) => heading,
    cardPictures: (_, services) => services.map(({ image }) => image),
  }),
  gallery: page({
    path: '/gallery',
    file: 'pages/gallery.yaml',
    schema: galleryPageSchema,
    type: 'CollectionPage',
    heading: ({ heading }) => heading,
    cardPictures: ({ sampleFeed }) => sampleFeed.map(({ picture }) => picture).slice(0, 4),
    showsFeed: true,
  }),
  contact: page({
    path: '/contact',
    file: 'pages/contact.yaml',
    schema: contactPageSchema,
    type: 'ContactPage',
    heading: ({ promise }) => promise,
    cardPictures: ({ picture }) => [picture],
  }),
};

type Key = keyof typeof pages;
export type Path = (typeof pages)[Key]['path'];

/** The table's rows, for whoever goes through all pages alike. */
export const pageList: readonly (Page<Path> & { key: Key })[] = (Object.keys(pages) as Key[]).map(
  (key) => ({ ...pages[key], key }),
);

/** Every page's path, in the table's order. */
export const paths = pageList.map(({ path }) => path);

/** A page's name in the names of files that belong to it. */
export function pageName(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}
