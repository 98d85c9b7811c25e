import { z } from 'zod';
import { entryId, quotation, searchTexts, text, textWithLinks, textWithTime } from './fields';
import { picture } from './file-fields';

// The texts and pictures of each page: content/pages.

const heading = text(60, 'Heading.');

const titledText = z.strictObject({
  title: text(60, 'A few words.'),
  text: text(160, 'One sentence.'),
});

const fact = titledText.extend({
  night: textWithTime(40, 'In place of the text from 20:00 to 07:00, with {time}.').optional(),
});

export const homePage = z.strictObject({
  ...searchTexts,
  hero: z.strictObject({
    eyebrow: text(40, 'The line above the headline.'),
    headline: text(70, 'The page’s headline.'),
    subheading: text(140, 'The line below the headline.'),
    wide: picture('Picture for computers', ['wide']),
    tall: picture('Picture for phones', ['tall']),
    wideLightsOff: picture('The same for computers, lights off', ['wideLightsOff']),
    tallLightsOff: picture('The same for phones, lights off', ['tallLightsOff']),
  }),
  facts: z.array(fact).length(3).describe('The three facts under the picture.'),
  services: z.strictObject({
    heading,
    more: text(40, 'The link to the services page.'),
  }),
  house: z.strictObject({
    question: text(80, 'Above the house.'),
    order: z
      .array(entryId.meta({ title: 'a service' }))
      .optional()
      .describe('The services’ ids in the order of their buttons. Services without one follow.'),
    pictures: z
      .strictObject({
        lightsOff: picture('The house with its lights off', ['house']),
        lightsOn: picture('The same, lights on', ['house']),
      })
      .optional()
      .describe('Without them there are the buttons only.'),
    nothing: z
      .strictObject({
        title: text(40, 'A few words.'),
        text: text(100, 'One sentence.'),
      })
      .describe('Beside the house while nothing is chosen.'),
    several: z
      .strictObject({
        eyebrow: text(40, 'The line above the title.'),
        title: text(60, 'A few words.'),
        ask: text(30, 'The button that leads to the contact form.'),
        call: text(30, 'Before the phone number, beside the button.'),
      })
      .describe('Above and below the chosen services when there are several.'),
  }),
  audience: z.strictObject({
    heading,
    entries: z.array(titledText).length(3).describe('Who it is for: three cells.'),
  }),
  testimonial: z.strictObject({
    heading: text(60, 'The name of the client’s words for screen readers.'),
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
      .describe('What to do until somebody comes.'),
    wide: picture('Picture for computers', ['wide']),
    tall: picture('Picture for phones', ['landscape']),
  }),
});

export const servicesPage = z.strictObject({
  ...searchTexts,
  heading,
  quote: quotation(140, 'A sentence of your own, without quotation marks.'),
  ask: text(30, 'The link of each card to the contact page, which takes the card’s title along.'),
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
    loading: text(60, 'For screen readers, while the feed loads.'),
    failed: text(120, 'Shown when the feed cannot be loaded.'),
    failedLink: text(60, 'The link to the profile that follows it.'),
  }),
  sampleFeed: z.array(square).length(6).describe('The six pictures of the sample feed.'),
  instagram: text(40, 'The link to the profile.'),
  trust: z.strictObject({ heading: text(80, 'Heading.'), text: text(160, 'One sentence.') }),
});

const label = text(20, 'Label.');

export const contactPage = z.strictObject({
  ...searchTexts,
  heading: text(60, 'The main heading.'),
  picture: picture('Picture', ['landscape']),
  pictureLightsOn: picture(
    'The same, lit',
    ['landscape'],
    'Shown when a message is sent.',
  ).optional(),
  labels: z.strictObject({
    email: label,
    phone: label,
    hours: label,
    areas: text(30, 'Label.'),
    address: label.default('Address'),
  }),
  form: z.strictObject({
    heading,
    urgent: text(40, 'Beside the heading, before the phone number.'),
    intro: text(240, 'What visitors can expect.'),
    allNeeded: text(80, 'Above the fields: a message without one of them is refused.'),
    fullName: text(30, 'Label of the name field.'),
    email: text(30, 'Label of the e-mail field. Error messages begin with it.'),
    message: text(30, 'Label of the message field. Error messages begin with it.'),
    messageHint: text(120, 'Below it: what to write.'),
    blank: text(60, 'Follows the label of a field that was left empty.'),
    send: text(20, 'The button.'),
    sending: text(20, 'The button while it sends.'),
    carrier: text(100, 'Under the button: who carries the message. {form} is the service’s name.'),
    privacy: text(140, 'After it: what the details are used for.'),
    success: text(120, 'Replaces the form when the message is sent.'),
    errorSummary: z.strictObject({
      title: text(80, 'Its first words, when a message was not sent.'),
      body: textWithLinks(200, 'The rest. {phoneLink} and {emailLink} become links.'),
      emailLink: text(30, 'The words of the e-mail link.'),
      offline: text(160, 'Shown first when the device has no connection.'),
    }),
    errorTitle: text(30, 'Before the page’s title when a message was not sent.'),
  }),
});
