import { z } from 'zod';
import { entryId, quotation, searchTexts, text, textWithLinks, textWithTime } from './fields';
import { picture } from './file-fields';

// The texts and pictures of each page, in content/pages.

const heading = text(60, 'The heading.');

const titledText = z.strictObject({
  title: text(60, 'A few words.'),
  text: text(160, 'One sentence.'),
});

const fact = titledText.extend({
  night: textWithTime(
    40,
    'Replaces the text from 20:00 to 07:00. {time} becomes the visitor’s time.',
  ).optional(),
});

export const homePage = z.strictObject({
  ...searchTexts,
  hero: z.strictObject({
    eyebrow: text(40, 'The line above the headline.'),
    headline: text(70, 'The headline of the page.'),
    subheading: text(140, 'The line below the headline.'),
    wide: picture('Picture for computers', ['wide']),
    tall: picture('Picture for phones', ['tall']),
    wideLightsOff: picture('The same for computers, with its lights off', ['wideLightsOff']),
    tallLightsOff: picture('The same for phones, with its lights off', ['tallLightsOff']),
  }),
  facts: z.array(fact).length(3).describe('The three facts under the picture.'),
  services: z.strictObject({
    heading,
    more: text(40, 'The link to the services page.'),
  }),
  house: z.strictObject({
    question: text(80, 'The text above the house.'),
    order: z
      .array(entryId.meta({ title: 'a service' }))
      .optional()
      .describe(
        'The ids of the services in the order of their buttons. Services that are not listed follow.',
      ),
    pictures: z
      .strictObject({
        lightsOff: picture('The house with its lights off', ['house']),
        lightsOn: picture('The same with its lights on', ['house']),
      })
      .optional()
      .describe('If you leave them out, only the buttons and their texts are shown.'),
    nothing: z
      .strictObject({
        title: text(40, 'A few words.'),
        text: text(100, 'One sentence.'),
      })
      .describe('Shown next to the house while nothing is chosen.'),
    several: z
      .strictObject({
        eyebrow: text(40, 'The line above the title.'),
        title: text(60, 'A few words.'),
        ask: text(30, 'The button that leads to the contact form.'),
        call: text(30, 'Before the phone number, next to the button.'),
      })
      .describe('Shown above and below the chosen services if there are several.'),
  }),
  audience: z.strictObject({
    heading,
    entries: z
      .array(titledText)
      .length(3)
      .describe('Three kinds of clients that the business works for.'),
  }),
  testimonial: z.strictObject({
    heading: text(60, 'The name of the testimonial for screen readers.'),
    link: text(40, 'The link to the gallery, which has the other testimonials.'),
    wide: picture('Picture for computers', ['landscape']),
    tall: picture('Picture for phones', ['landscape']),
  }),
  areas: z.strictObject({ heading }),
  callToAction: z.strictObject({
    heading,
    text: text(120, 'One sentence.'),
    untilWeCome: z
      .strictObject({
        heading,
        lines: z
          .array(text(90, 'One line.', 'a line'))
          .min(1)
          .max(3),
      })
      .optional()
      .describe('What visitors can do until somebody comes.'),
    wide: picture('Picture for computers', ['wide']),
    tall: picture('Picture for phones', ['landscape']),
  }),
});

export const servicesPage = z.strictObject({
  ...searchTexts,
  heading,
  quote: quotation(140, 'A sentence of your own, without quotation marks.'),
  ask: text(
    30,
    'The link on each card to the contact form, where the message begins with the card’s title.',
  ),
  assurance: text(140, 'The sentence below the cards, and in every footer.'),
});

const square = z.strictObject({
  picture: picture('Picture', ['square']),
  caption: text(80, 'Shown on the picture.'),
});

export const galleryPage = z.strictObject({
  ...searchTexts,
  heading,
  feed: z.strictObject({
    label: text(60, 'The feed’s name for screen readers.'),
    loading: text(60, 'Read by screen readers while the feed loads.'),
    failed: text(120, 'Shown when the feed cannot be loaded.'),
    failedLink: text(60, 'The link to the profile, after that text.'),
  }),
  sampleFeed: z.array(square).length(6).describe('The six pictures of the sample feed.'),
  instagram: text(40, 'The link to the profile.'),
  trust: z.strictObject({ heading: text(80, 'The heading.'), text: text(160, 'One sentence.') }),
});

const label = text(20, 'The label.');

export const contactPage = z.strictObject({
  ...searchTexts,
  heading: text(60, 'The main heading.'),
  picture: picture('Picture', ['landscape']),
  pictureLightsOn: picture(
    'The same with its lights on',
    ['landscape'],
    'Shown when a message has been sent.',
  ).optional(),
  labels: z.strictObject({
    email: label,
    phone: label,
    hours: label,
    areas: text(30, 'The label.'),
    address: label.default('Address'),
  }),
  form: z.strictObject({
    heading,
    urgent: text(40, 'Next to the heading, before the phone number.'),
    intro: text(240, 'What visitors can expect.'),
    allNeeded: text(80, 'Above the fields: says that all of them are required.'),
    fullName: text(30, 'The label of the name field.'),
    email: text(30, 'The label of the e-mail field. Error messages begin with it.'),
    message: text(30, 'The label of the message field. Error messages begin with it.'),
    messageHint: text(120, 'Below the message field: what to write.'),
    blank: text(60, 'Follows the label of a field that was left empty.'),
    send: text(20, 'The button.'),
    sending: text(20, 'The button while the message is being sent.'),
    carrier: text(
      100,
      'Below the button: which company delivers the message. {form} becomes its name.',
    ),
    privacy: text(140, 'After that: what the visitor’s details are used for.'),
    success: text(120, 'Replaces the form when the message has been sent.'),
    errorSummary: z.strictObject({
      title: text(80, 'The first words, when a message was not sent.'),
      body: textWithLinks(200, 'The rest. {phoneLink} and {emailLink} become links.'),
      emailLink: text(30, 'The words of the e-mail link.'),
      offline: text(160, 'Shown first when the device has no connection.'),
    }),
    errorTitle: text(
      30,
      'In the browser tab, before the page’s title, when a message was not sent.',
    ),
  }),
});
