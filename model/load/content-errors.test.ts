import { rmSync } from 'node:fs';
import { copyPath, edit, findErrors, inCopy, read } from '../../e2e/unit-helpers/content-copy';
import { ContentError } from './load-content';

// What owners may type by mistake, and the message that stops the build.

const inQuotes =
  'the whole text in straight "quotes", which are needed if it contains any of : # & * ! % @ | > [ ] { }';
const aField =
  'a field, written as “name: value” with a space after the colon, or a # at the beginning of a note';
const spaces = 'as many spaces before it as before the other lines of its group';
const closing = 'a closing quotation mark or bracket at the end of the text';
const nextLine = 'or the next line indented by as many spaces as its group';
const onceEach = 'each field only once, and a hyphen before the first field of each entry';

// A line that replaces `hours: 7 days a week` in site.yaml, and the end of its message.
test.each<[string, string]>([
  ['hours:7 days', `found "hours:7 days", expected ${aField}`],
  ['hours:7 days\n\n# A note', `found "hours:7 days", expected ${aField}`],
  ['-Monday', 'found "-Monday", expected a space after the hyphen'],
  ['<<<<<<< HEAD', 'found "<<<<<<< HEAD", expected one of the two versions, without git’s marks'],
  ['hours = 7 days', `found "hours = 7 days", expected ${aField}`],
  ['\thours: 7 days', 'found "hours: 7 days", expected spaces instead of the tab'],
  ['hours: "7 days', `found "hours: \\"7 days", expected ${closing} (Missing closing "quote)`],
  ['hours: [7', `found "hours: [7", expected ${closing} (Flow sequence in block`],
  ['hours: Monday: 8 to 5', `found "hours: Monday: 8 to 5", expected ${inQuotes}, ${nextLine}`],
  ['hours: !x', `found "hours: !x", expected ${inQuotes} (Unresolved tag: !x)`],
  [
    'hours: @7',
    `found "hours: @7", expected ${inQuotes} (Plain value cannot start with reserved character @)`,
  ],
  ['hours: "7" days', `found "hours: \\"7\\" days", expected ${inQuotes}`],
  ['hours: We are #1', `found "hours: We are #1", expected ${inQuotes}`],
  ['hours: *Best', `found "hours: *Best", expected ${inQuotes}`],
  ['email: a@b.ca', `found "email: a@b.ca", expected ${onceEach}`],
  ['hours:', 'hours: found nothing, expected text'],
  ['hours: ""', 'hours: found "", expected text'],
  ['hours: true', 'hours: found true, expected text in "quotes"'],
  ['hours: [7, 8]', 'hours: found a list, expected text in "quotes"'],
  [
    `hours: ${'7 days '.repeat(12)}`,
    `hours: found "${'7 days '.repeat(9)}7 d…", expected at most 40 characters (this text has 83)`,
  ],
  ['hours: "{phone}"', 'hours: found "{phone}", expected text without { and }'],
  ['hours: 7 daysâ€™', 'hours: found "7 daysâ€™", expected readable letters'],
  ['hours: 7Â\u00a0days', 'hours: found "7Â days", expected readable letters'],
  ['hours: 7 &nbsp; days', 'hours: found "7 &nbsp; days", expected text without HTML codes'],
  ['hours: Caf\ufffd', 'hours: found "Caf\ufffd", expected readable letters'],
  ['hours: •\t7 days', 'hours: found "•\\t7 days", expected the text without the bullet'],
])(
  'O3 for the line %j the message names the file, the line, the field and the fix',
  (line, message) => {
    const [before = ''] = read('site.yaml').split('hours: 7');
    edit('site.yaml', 'hours: 7 days a week', line);
    const [found, ...others] = findErrors();
    expect(found).toMatch(RegExp(`^site\\.yaml, line ${before.split('\n').length}[,:] `));
    expect(found).toContain(message);
    expect(others).toEqual([]);
  },
);

// A part of a file, its replacement, and the messages.
test.each<[string, string, string, ...string[]]>([
  [
    'site.yaml',
    'hours: 7',
    'hour: 7',
    'hours: found nothing, expected text',
    'hour: found an unknown field, expected hours',
  ],
  [
    'site.yaml',
    '  dial: +17055550199\n  display',
    'dial: +17055550199\ndisplay',
    'phone: found nothing, expected a group of fields, for example “dial: …” and “display: …”',
    'dial: found the unknown fields dial, display, expected one of name, shortName, ',
  ],
  ['site.yaml', '+17055550199', '705-555-0199', 'phone.dial: found "705-555-0199", ex'],
  [
    'site.yaml',
    'provider: sample',
    'provider: elfsigt\n  id: abc',
    'feed.provider: found "elfsigt", expected one of sample, none, elfsight, behold, ',
  ],
  [
    'site.yaml',
    'hours: 7',
    '  hours: 7',
    `found "email: hello@northpane.example", expected ${inQuotes}, ${nextLine}`,
  ],
  [
    'site.yaml',
    '  display: (705)',
    ' display: (705)',
    `found "display: (705) 555-0142", expected ${spaces}`,
  ],
  [
    'site.yaml',
    '44.39, -79.69',
    '45.42, -75.7',
    'areas, entry 1, at: found 45.42, -75.7, expected a place on content/map.svg: a latitude from 43.05 to 45.15',
  ],
  ['site.yaml', 'specialHours:', 'notice: no\nspecialHours:', 'found "notice:", ex'],
  [
    'services.yaml',
    'title: Hardware',
    'title: Fensterladenreparaturwerkstatt',
    'entry 2, title: found "Fensterladenreparaturwerkstatt", expected words of at most 24',
  ],
  ['services.yaml', 'id: hardware', 'id: high-rise', 'entry 2, id: found "high-rise", ex'],
  [
    'services.yaml',
    '    - Casement',
    '    • Casement',
    'entry 2, description: found "• Casement and awning window repair - Sliding and patio door repair", expected a list: lines',
  ],
  [
    'services.yaml',
    'service-glass.jpg',
    'Service-Glass.JPG',
    `entry 3, image: found "Service-Glass.JPG", which is not in ${copyPath}/pictures, expected service-glass.jpg`,
  ],
  ['services.yaml', '- id', 'A note\n- id', `found "A note", expected ${aField}`],
  [
    'services.yaml',
    '    - Casement',
    '    Locks: all\n    - Casement',
    'found "- Casement and awning window repair", expected the name of the list above it, for example “areas:”, without a # before it',
  ],
  ['services.yaml', '- id', '- one\n- id', 'entry 1: found "one", expected a group of'],
  [
    'pages/home.yaml',
    'order: [glass-and-mirrors',
    'order: [glas',
    'house.order, entry 1: found "glas", expected one of high-rise, hardware, ',
  ],
  [
    'pages/home.yaml',
    'order: [glass-and',
    'order: [glas-and',
    'house.order, entry 1: found "glas-and-mirrors", expected glass-and-mirrors',
  ],
  [
    'site.yaml',
    'specialHours:',
    'samples:\nspecialHours:',
    'samples: found nothing, expected a list, for example [logo], or this line removed',
  ],
  [
    'site.yaml',
    'areas:',
    'areas:\n  - Peel Region\n  - Peel Region',
    'areas, entry 2, name: found "Peel Region", expected a different name, because entry 1 already has this one',
    'areas, entry 5, name: found "Peel Region", expected a different name, because entry 1 already has this one',
  ],
  [
    'testimonials.yaml',
    'home: true',
    'home: true\n  active: true\n- id: again\n  name: A\n  quote: B\n  location: C\n  home: true',
    'found a list, expected “home: true” at only one testimonial with “active: true”',
  ],
  [
    'services.yaml',
    'service-glass.jpg\n  symptom: Fogged',
    'garden.jpg\n  symptom: "" # Fogged',
    `entry 3, image: found "garden.jpg", which is not in ${copyPath}/pictures, expected one of `,
    'entry 3, symptom: found "", expected text',
  ],
  [
    'pages/home.yaml',
    'Serving {areas}',
    'Serving {area}',
    'hero.subheading: found "{area}", expected {areas}',
  ],
  [
    'pages/home.yaml',
    'Serving {areas}',
    'Serving {town}',
    'hero.subheading: found "{town}", expected one of {name}, {shortName}, {url}, {phone}, ',
  ],
])(
  'O3 in %s, replacing %j with %j gives one message for each wrong field',
  (file, part, by, ...messages) => {
    edit(file, part, by);
    const found = findErrors().map((message) => message.replace(/, line \d+(, |: )/, ', '));
    expect(found).toEqual(
      messages.map((message) => expect.stringContaining(`${file}, ${message}`)),
    );
  },
);

test.each([
  ['data-south="43.05"', '', 'south nothing'],
  ['data-south="43.05"', 'data-south="45.2"', 'south 45.2'],
  ['data-east="-78.2"', 'data-east="78.2 W"', 'east nothing'],
])('O3 replacing %j on the map with %j gives one message', (edge, by, found) => {
  edit('map.svg', edge, by);
  expect(findErrors()).toEqual([
    expect.stringMatching(
      `^map.svg: found north 45.15, .*${found}.*, expected the edges of the map`,
    ),
  ]);
});

test('O3 without a map an area may be anywhere', () => {
  edit('site.yaml', '44.39, -79.69', '45.42, -75.7');
  rmSync(inCopy('map.svg'));
  expect(findErrors()).toEqual([]);
});

test('O3 the message about wrong indentation below a note names the line of the field', () => {
  edit('site.yaml', 'hours: 7 days a week', 'hours: "7"\n\n# A note\n  email: 7');
  expect(findErrors()).toEqual([expect.stringMatching(/^site\.yaml, line 16: found "email: 7", /)]);
});

test('O3 the errors are sorted, without a stack trace or control characters', () => {
  edit('site.yaml', 'hours: 7', '"fax\\e[2K\\nOK all is well\\x9b": 1\nhours: 7');
  edit('socials.yaml', 'active: true', 'active: maybe');
  const messages = findErrors();
  expect(messages).toEqual([
    expect.stringContaining('site.yaml, line 13, fax [2K OK all is well : found an unknown field'),
    expect.stringContaining('active: found "maybe", expected true or false'),
  ]);
  const { message, stack } = new ContentError(messages.toReversed());
  expect(message.split('\n')).toEqual([
    'Fix these errors in the content:',
    expect.stringMatching(/^site.yaml, .*: found an unknown field,$/),
    expect.stringMatching(/^ {2}expected one of name, /),
    'socials.yaml, line 4, entry 1, active: found "maybe",',
    '  expected true or false',
  ]);
  expect(stack).toBe('');
});

test('O3 an error in a fact is reported once, and not again where its placeholder is used', () => {
  edit('site.yaml', 'hours: 7', 'hours: "": 7');
  expect(findErrors()).toHaveLength(1);
});

test('O2 a long list of areas does not make the texts that name them too long', () => {
  const areas = Array.from({ length: 5 }, (_, index) => `  - The whole region of place ${index}`);
  edit('site.yaml', 'areas:', `areas:\n${areas.join('\n')}`);
  expect(findErrors()).toEqual([]);
});

test('O3 an error in a fact and one in the notice are both reported', () => {
  edit('site.yaml', 'hours: 7 days a week', 'hours: ""');
  edit('site.yaml', '  text: Closed from', `  text: ${'Closed '.repeat(30)}`);
  expect(findErrors()).toHaveLength(2);
  edit('site.yaml', 'hours: ""', 'hours: 7');
  edit('site.yaml', '  text: Closed', '  text: "{fax}" #');
  expect(findErrors()).toEqual([
    expect.stringContaining('notice.text: found "{fax}", expected one of'),
  ]);
});
