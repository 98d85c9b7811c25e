import { z } from 'zod';
import { entryId, pattern, quotation, text, titled, uniqueList, webAddress } from './fields';
import { icon, picture } from './file-fields';
import { paths } from './pages';

// The content files that are lists.

/** The launch check reports sample entries. */
const sample = z
  .boolean()
  .optional()
  .meta(titled('Came with the site', 'Off when it is your own.'));

const active = z.boolean().meta(titled('Shown on the site', 'Off hides it.'));

const link = z.strictObject({
  name: text(20, 'The link’s text.', 'Words of the link'),
  path: z.enum(paths).meta(titled('Page', 'The page’s address on this site.')),
});

/** Each page once. */
export const navigation = uniqueList(link.meta({ title: 'a link' }), 'path').length(
  paths.length,
  `one link to each page: ${paths.join(', ')}`,
);

const line = text(90, 'One line of the card’s list.', 'a line');

const percentage = String.raw`(?:100|\d{1,2}(?:\.\d+)?)%`;
const point = `${percentage} +${percentage}`;

/** Where the service is on the house of the home page. */
const part = z.strictObject({
  at: pattern(
    new RegExp(`^${point}(?:, *${point})*$`),
    'two percentages, from the left and from the top, such as 33.7% 50.1%',
  ).meta(
    titled('Point', 'Where the square is: from the left, from the top. More points after a comma.'),
  ),
  outline: pattern(
    new RegExp(`^${point}(?:, *${point}){2,}$`),
    'the corners as percentages, such as 29% 43%, 41% 43%, 41% 74%, 29% 74%',
  ).meta(titled('Outline', 'Its corners, each from the left and from the top.')),
});

const service = z.strictObject({
  // The id of the card's element. All other ids of the page have a capital letter.
  id: entryId.meta(
    titled('Short name for addresses', 'Such as fly-screens. Do not change it once published.'),
  ),
  title: text(60, 'The service’s name.'),
  description: z.array(line).min(1).max(6).meta(titled('What it includes', 'One short line each.')),
  image: picture('Picture', ['landscape']),
  symptom: text(
    40,
    'On its button on the home page: what a visitor sees or feels, such as “Torn screen”.',
  ).optional(),
  part: part.optional().describe('Its part of the house on the home page.'),
  active,
});

export const services = uniqueList(service.meta({ title: 'a service' }), 'id').refine(
  (all) => all.some((one) => one.active),
  'at least one service with “active: true”',
);

const testimonial = z.strictObject({
  id: entryId.meta(titled('Short name', 'Small letters, digits, single hyphens.')),
  name: text(60, 'A role is enough when the person does not want to be named.', 'Who says it'),
  quote: quotation(280, 'The person’s own words, without quotation marks.', 'Words'),
  location: text(60, 'Where the person lives or works.', 'Place'),
  home: z.boolean().meta(titled('On the home page', 'Without one the first is there.')).optional(),
  sample,
  active,
});

export const testimonials = uniqueList(testimonial.meta({ title: 'a testimonial' }), 'id');

const address = webAddress(/^https?:\/\/\S+$/, 'a web address, such as https://example.com/page');

const network = z.strictObject({
  // A column of the footer holds words of 12 letters.
  social: text(30, 'The network’s name.', 'Network', 12),
  url: address.meta(titled('Address of the page there', 'The business’s page, with https://.')),
  icon,
  active,
});

export const socials = uniqueList(network.meta({ title: 'a network' }), 'social');

const focus = pattern(
  /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
  'two percentages, from the left and from the top, such as 50% 50%',
);

const describedPicture = z.strictObject({
  file: picture('Picture', [], 'To show another one, replace it where it is used.'),
  alt: text(160, 'What the picture shows, for people who cannot see it.', 'What it shows'),
  focus: focus
    .default('50% 50%')
    .meta(titled('Point that stays visible', 'When the picture is cropped: from left, from top.')),
  shade: pattern(/^(100|[1-9]?\d)%$/, 'a whole percentage, such as 40%')
    .optional()
    .meta(
      titled(
        'Shade under words',
        'Only for Home’s pictures that words lie on: 0% is none. 80% when left out, enough for any picture.',
      ),
    ),
  sample,
});

export const pictures = uniqueList(describedPicture.meta({ title: 'a picture' }), 'file');
