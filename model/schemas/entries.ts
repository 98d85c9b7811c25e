import { z } from 'zod';
import { entryId, pattern, quotation, text, titled, uniqueList, webAddress } from './fields';
import { icon, picture } from './file-fields';
import { paths } from './pages';

// The content files that are lists.

/** Marks sample entries, which the launch check reports. */
const sample = z
  .boolean()
  .optional()
  .meta(titled('Came with the site', 'Switch this off when it is your own.'));

const active = z.boolean().meta(titled('Shown on the site', 'Switch this off to hide it.'));

const link = z.strictObject({
  name: text(20, 'What visitors read.', 'Text of the link'),
  path: z.enum(paths).meta(titled('Page', 'The page’s address on this site.')),
});

/** One link to each page. */
export const navigation = uniqueList(link.meta({ title: 'a link' }), 'path')
  .min(paths.length, {
    error: ({ input }) => {
      const linked = (input as { path: string }[]).map(({ path }) => path);
      const missing = paths.filter((path) => !linked.includes(path));
      return `one link to each page: add ${missing.join(', ')}`;
    },
  })
  .max(paths.length);

const line = text(90, 'One line of the card’s list.', 'a line');

const percentage = String.raw`(?:100|\d{1,2}(?:\.\d+)?)%`;
const point = `${percentage} +${percentage}`;

/** The place of the service on the home page's picture of a house. */
const part = z.strictObject({
  at: pattern(
    new RegExp(`^${point}(?:, *${point})*$`),
    'two percentages up to 100%, from the left and from the top, for example 33.7% 50.1%',
  ).meta(
    titled(
      'Point',
      'Where the square is, from the left and from the top. Separate several points with commas.',
    ),
  ),
  outline: pattern(
    new RegExp(`^${point}(?:, *${point}){2,}$`),
    'at least three corners as percentages up to 100%, for example 29% 43%, 41% 43%, 41% 74%, 29% 74%',
  ).meta(titled('Outline', 'Its corners, each from the left and from the top.')),
});

const service = z.strictObject({
  // The id of the card's element. All other ids on the page contain a capital letter, so they can't be the same.
  id: entryId.meta(
    titled(
      'Short name for addresses',
      'For example fly-screens. Do not change it after you have published it.',
    ),
  ),
  title: text(60, 'The service’s name.'),
  description: z
    .array(line)
    .min(1)
    .max(6)
    .meta(titled('What it includes', 'Each entry is one short line.')),
  image: picture('Picture', ['landscape']),
  symptom: text(
    40,
    'The text of its button on Home: what a visitor sees or feels, for example “Torn screen”.',
  ).optional(),
  part: part.optional().describe('Its place on the house on Home.'),
  active,
});

export const services = uniqueList(service.meta({ title: 'a service' }), 'id').refine(
  (entries) => entries.some(({ active: isActive }) => isActive),
  'at least one service with “active: true”',
);

const testimonial = z.strictObject({
  id: entryId.meta(titled('Short name', 'Lowercase letters, digits and single hyphens.')),
  name: text(60, 'A role is enough if the person does not want to be named.', 'Who says it'),
  quote: quotation(280, 'The person’s own words, without quotation marks.', 'Words'),
  location: text(60, 'Where the person lives or works.', 'Place'),
  home: z
    .boolean()
    .meta(
      titled('On the home page', 'If this is off everywhere, Home shows the first testimonial.'),
    )
    .optional(),
  sample,
  active,
});

export const testimonials = uniqueList(testimonial.meta({ title: 'a testimonial' }), 'id').refine(
  (entries) => entries.filter(({ home, active: isActive }) => home && isActive).length < 2,
  '“home: true” at only one testimonial with “active: true”',
);

const address = webAddress(
  /^https?:\/\/\S+$/,
  'a web address, for example https://example.com/page',
);

const network = z.strictObject({
  // A column of the footer has room for words of 12 letters.
  social: text(30, 'The network’s name.', 'Network', { maxLetters: 12 }),
  url: address.meta(
    titled('Address of your page there', 'The whole address, beginning with https://.'),
  ),
  icon,
  active,
});

export const socials = uniqueList(network.meta({ title: 'a network' }), 'social');

const focus = pattern(
  /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
  'two whole percentages up to 100%, from the left and from the top, for example 50% 50%',
);

const describedPicture = z.strictObject({
  file: picture('Picture', [], 'To show a different picture, replace it where it is used.'),
  alt: text(160, 'What the picture shows, for people who cannot see it.', 'What it shows'),
  focus: focus
    .default('50% 50%')
    .meta(
      titled('Point that stays visible', 'For cropped pictures, from the left and from the top.'),
    ),
  shade: pattern(/^(100|[1-9]?\d)%$/, 'a whole percentage up to 100%, for example 40%')
    .optional()
    .meta(
      titled(
        'Shade under words',
        'Only for pictures on Home that have words on them. 0% is no shade. If you leave it out, it is 80%, which is enough for any picture.',
      ),
    ),
  sample,
});

export const pictures = uniqueList(describedPicture.meta({ title: 'a picture' }), 'file');
