import { rmSync } from 'node:fs';
import { edit, inCopy, issues, read, shown } from '../../../e2e/helpers/content-copy';
import { providers } from '../providers/feed-providers';
import { loadContent } from './load-content';

test('the contents of the fixtures are valid', () => {
  expect(issues()).toEqual([]);
  expect(() => loadContent('e2e/fixtures/variant')).not.toThrow();
});

test.each<[string, string, string, string]>([
  [
    'site.yaml',
    'hours: 7 days a week',
    'hours: Monday: 8 to 5',
    'found "hours: Monday: 8 to 5", expected the whole text in "quotes" if it has a colon in it',
  ],
  [
    'pages/services.yaml',
    'heading: ',
    'heading: "',
    'found "heading: \\"Our Services", expected a second quotation mark at the end of the text',
  ],
  [
    'pages/services.yaml',
    'quote: A door',
    'quote: We are #1. A door',
    'found "quote: We are #1. A door should close with one hand and a window s…", expected the whole text in "quotes", because # begins a note',
  ],
  [
    'pages/services.yaml',
    'quote: A door',
    'quote: !A door',
    'found "quote: !A door should close with one hand and a window should keep…", expected the whole text in "quotes"',
  ],
  [
    'site.yaml',
    '  dial: +17055550199\n  display:',
    'dial: +17055550199\ndisplay:',
    'dial: found the unknown fields dial, display, expected “dial” in the group “phone”, with two more spaces',
  ],
  [
    'site.yaml',
    'provider: sample',
    'provider: elfsigt\n  id: abc',
    `feed.provider: found "elfsigt", expected one of sample, none, ${Object.keys(providers).join(', ')}, custom (did you mean “elfsight”?)`,
  ],
  ['services.yaml', 'title: Hardware', 'title: ""', 'entry 2, title: found "", expected a text'],
  [
    'services.yaml',
    '  title: Hardware',
    '  titel: Hardware',
    'entry 2, titel: found an unknown field, expected one of id, title, description, image, part, active (did you mean “title”?)',
  ],
  [
    'site.yaml',
    'https://northpane',
    'https://me:secret@northpane',
    'url: found "https://me:secret@northpane.example", expected the site’s address',
  ],
  [
    'site.yaml',
    'https://northpane.example',
    'https://northpane.example/a;b',
    'url: found "https://northpane.example/a;b", expected the site’s address',
  ],
  [
    'pages/home.yaml',
    'Serving {areas}',
    'Serving {area}',
    'hero.area: found "{area}", expected one of {name}, {shortName}, {url}, {phone}, {email}, {hours}, {areas}, {form} (did you mean “{areas}”?)',
  ],
  [
    'services.yaml',
    'id: hardware',
    'id: high-rise',
    'entry 2, id: found "high-rise", expected another id than that of entry 1',
  ],
  [
    'services.yaml',
    'id: hardware',
    'id: menu',
    'entry 2, id: found "menu", expected another name than content or menu',
  ],
  [
    'services.yaml',
    'service-glass.jpg',
    'Service-Glas.JPG',
    `entry 3, image: found "Service-Glas.JPG", expected a file of ${shown}/pictures (did you mean “service-glass.jpg”?)`,
  ],
  [
    'services.yaml',
    'id: hardware\n  title',
    'id: hardware\n- title',
    'entry 2: found no title, description, image, active, expected these fields, and a hyphen only before the first',
  ],
  [
    'site.yaml',
    'name: Northpane Window & Door',
    'name = Northpane\n# A note',
    'found "name = Northpane", expected a field, with a colon and a space after its name',
  ],
  [
    'services.yaml',
    '  title: Hardware',
    '\ttitle: Hardware',
    'found "title: Hardware", expected spaces instead of the tab',
  ],
  [
    'services.yaml',
    '    - Casement',
    '    * Casement',
    'found "* Casement and awning window repair", expected a hyphen and a space before an entry',
  ],
  [
    'pages/home.yaml',
    'Serving {areas}',
    'Serving {areas',
    'hero.area: found "{areas", expected one of {name}, ',
  ],
  [
    'site.yaml',
    'hours: 7 days a week',
    'hours: "{phone}"',
    'hours: found "{phone}", expected words without { and }',
  ],
  [
    'site.yaml',
    '  text: Closed from',
    '  text: Call {phoneLink}. Closed from',
    'notice.text: found "{phoneLink}", expected one of {name}, ',
  ],
  [
    'site.yaml',
    'id: preview',
    'id: https://formspree.io/p/2718/f/contact',
    'form.id: found "https://formspree.io/p/2718/f/contact", expected the letters and digits after /f/',
  ],
  [
    'pages/home.yaml',
    'Serving {areas}',
    `Serving {areas} and ${'more '.repeat(20)}`,
    'expected at most 140 characters (these are 186). 51 are from {areas}: write fewer words in its place',
  ],
  [
    'services.yaml',
    'title: Hardware',
    'title: Hardware for Fensterladenreparaturwerkstatt',
    'expected words of at most 24 letters: write a space or a hyphen into “Fensterladenreparaturwerkstatt”',
  ],
  [
    'site.yaml',
    '44.39, -79.69',
    '44.39 -79.69',
    'areas, entry 1, at: found "44.39 -79.69", expected a latitude and a longitude',
  ],
  ...['44.39, 79.69', '79.69, -44.39', '45.42, -75.7'].map(
    (place): [string, string, string, string] => [
      'site.yaml',
      '44.39, -79.69',
      place,
      `areas, entry 1, at: found ${place}, expected a place on content/map.svg: a latitude from 43.05 to 45.15, then a longitude from -81.4 to -78.2 (leave “at” out of an area that is elsewhere)`,
    ],
  ),
])('in %s %j as %j is one message with line and field', (file, part, by, message) => {
  const [before = ''] = read(file).split(part);
  edit(file, part, by);
  const [found = '', ...others] = issues();
  expect(found).toContain(`${file}, line ${before.split('\n').length}`);
  expect(found).toContain(message);
  expect(others).toEqual([]);
});

test.each([
  ['data-south="43.05"', '', 'south nothing'],
  ['data-south="43.05"', 'data-south="45.2"', 'south 45.2'],
  ['data-east="-78.2"', 'data-east="78.2 W"', 'east nothing'],
])('a map with %j as %j is one message', (edge, by, found) => {
  edit('map.svg', edge, by);
  expect(issues()).toEqual([
    expect.stringMatching(
      `^map.svg: found north 45.15, .*${found}.*, expected the edges of the map`,
    ),
  ]);
});

test('without a map an area may be anywhere', () => {
  edit('site.yaml', '44.39, -79.69', '45.42, -75.7');
  rmSync(inCopy('map.svg'));
  expect(issues()).toEqual([]);
});
