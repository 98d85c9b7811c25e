import { renameSync, writeFileSync } from 'node:fs';
import { edit, inCopy, issues, read, shown } from '../../../e2e/helpers/content-copy';
import { providers } from '../providers/feed-providers';
import { ContentError, loadContent } from './load-content';

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
    'entry 2, titel: found an unknown field, expected one of id, title, description, image, active (did you mean “title”?)',
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
])('in %s %j as %j is one message with line and field', (file, part, by, message) => {
  const [before = ''] = read(file).split(part);
  edit(file, part, by);
  const [found = '', ...others] = issues();
  expect(found).toContain(`${file}, line ${before.split('\n').length}`);
  expect(found).toContain(message);
  expect(others).toEqual([]);
});

test.each([
  ['hours: &Sons Ltd', 'the whole text in "quotes"'],
  ['hours: *7', 'the whole text in "quotes"'],
  ['hours: "7\\days"', 'each \\ twice in a text in "quotes"'],
  ['hours: [7', 'a closing bracket at the end, or the whole text in "quotes"'],
  ['hours: "7 days" {a week}', 'the whole text in "quotes"'],
  [
    'hours: >\n7 days a week',
    'a field, with a colon and a space after its name, as in “name: value”',
  ],
  ['hours: {7 days}}', 'the whole text in "quotes"'],
  ['---', 'no line of three hyphens, which ends a file'],
])('of %s the message has no words of the YAML parser', (line, expected) => {
  edit('site.yaml', 'hours: 7 days a week', line);
  expect(issues().map((one) => one.split(', expected ')[1])).toEqual([expected]);
});

test.each([
  ['  opens:', '  days: [Mon, Tue]\n  opens:', 'days, entry 1: found "Mon", expected one of'],
  ['+17055550199', '+7057261234', 'expected the country’s code before the number'],
  ['    closed: true', '    opens: 08:00', 'closed: found nothing, expected either “closed: true”'],
  ['(705) 555-0142', '1', 'display: found "1", expected a phone number'],
  ['  region: ON', '  street: 12 Bay Street\n  region: ON', 'expected street and city together'],
])('%s as %s is one mistake', (part, by, message) => {
  edit('site.yaml', part, by);
  expect(issues()).toEqual([expect.stringContaining(message)]);
});

test('a file that is one open bracket needs the closing one', () => {
  writeFileSync(inCopy('socials.yaml'), '[\n');
  expect(issues()).toEqual([expect.stringContaining('expected a closing bracket at the end')]);
});

test('every mistake is one line of the message, without a stack trace', () => {
  edit('site.yaml', 'hours: 7', '"fax\\e[2K\\nOK all is well\\x9b": 1\nhours: 7');
  edit('socials.yaml', 'icon: instagram', 'icon: instagramm');
  renameSync(inCopy('navigation.yaml'), inCopy('navigation.yaml.txt'));
  expect(issues()).toEqual([
    expect.stringContaining('site.yaml, line 13, fax [2K OK all is well : found an unknown field'),
    'navigation.yaml: found nothing that can be read, expected a text file (did you mean “navigation.yaml.txt”?)',
    expect.stringContaining('socials.yaml, line 3, entry 1, icon: found "instagramm"'),
  ]);
  const { message, stack } = new ContentError(issues());
  expect(message.split('\n')).toHaveLength(4);
  expect(stack).toBe(message);
});

test('a mistake in a fact is reported once, and not at the placeholders for it', () => {
  edit('site.yaml', 'hours: 7 days a week', `hours: ${'7 days '.repeat(9)}`);
  expect(issues()).toEqual([expect.stringContaining('expected at most 40 characters')]);
});
