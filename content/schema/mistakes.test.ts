import { z } from 'zod';
import { copyContent } from '../../scripts/test/content-copy';
import { writeSmallContent } from '../../scripts/test/small-content';
import { sentences } from './issues';
import { loadContent } from './load-content';
import { putRight as putRightIn } from './look-alikes';
import { paths } from './pages';
import { parse } from './yaml-texts';

/**
 * Mistakes of clumsy hands, met once each: what is done to a file, and the line and the words that
 * the owner is told. A line is named by what stands on it afterwards.
 */
type Mistake = [what: string, find: string, put: string, line: string, words: string];

const content = copyContent();
const files = writeSmallContent(content);

const issues = () => content.issues();

test('without a mistake nothing is told', () => {
  expect(issues()).toEqual([]);
});

const blank = 'a blank is missing after the colon';
const crooked = 'the line begins too far to the left or to the right';
const crookedHyphen = 'the hyphen stands too far';
const curly = 'there are curly quotes';
const tab = 'the line begins with a tab';
const margin = 'this value stands at the margin';
const nothing = 'found nothing, expected';
const international =
  'expected a number in international form, without spaces, such as +17055550142: +1 and ten digits in Canada.';
const wholeAddress =
  'expected the site’s whole address, beginning with https:// and without a slash or a file’s name at the end, such as https://example.com.';

// biome-ignore format: a mistake a line.
const mistakes: Record<keyof typeof files, Mistake[]> = {
  'site.yaml': [
    ['no blank after a colon', 'name: Clear', 'name:Clear', 'name:Clear', blank],
    ['no blank in the middle', 'shortName: ', 'shortName:', 'shortName:', blank],
    ['no blank in a group', '  dial: ', '  dial:', 'dial:"', blank],
    ['no blank at the end', 'provider: e', 'provider:e', 'provider:e', blank],
    ['a value at the margin', 'name: Clear', 'name:\nClear', 'Clearwater Windows', margin],
    ['a later value at the margin', 'hours: Mon', 'hours:\nMon', 'Monday to', margin],
    ['an equals sign', 'hours: ', 'hours = ', 'hours =', 'followed by a colon and a space'],
    ['no colon', 'hours: ', 'hours ', 'hours Mon', 'a field’s name must be followed by a colon and a space'],
    ['a tab', '  display', '\tdisplay', 'display', tab],
    ['a blank and a tab', '  display', ' \tdisplay', 'display', tab],
    ['two blanks too many', '  display', '    display', 'display', crooked],
    ['one blank too few', '  display', ' display', ' display', crooked],
    ['a field at the margin', '  provider', 'provider', 'provider', '“provider” belongs to “feed”'],
    ['the first of a group pushed in', '  dial', '    dial', 'display', crooked],
    ['an empty text', 'name: Clearwater Windows', 'name:', 'name:', `${nothing} a text`],
    ['an empty number', 'dial: "+17057261234"', 'dial:', 'dial:', `${nothing} a number in`],
    ['a quote that is never closed', 'dial: "+17057261234"', 'dial: "+17057261234', 'dial:', 'a quotation mark is opened and never closed'],
    ['a curly quote at the end', '"+17057261234"', '"+17057261234”', 'dial:', curly],
    ['curly quotes with a colon', 'hours: Mon', 'hours: “Mon: x”', 'hours:', curly],
    ['one digit short', '+17057261234', '+1705726123', 'dial:', 'ten digits in Canada'],
    ['a shown number one digit short', '726-1234', '726-123', 'display', '726-123", expected all ten digits'],
    ['a plus sign and no country', '+17057261234', '+7057261234', 'dial:', 'the country’s code before the number, in Canada +1'],
    ['the same region twice', '- Barrie', '- Simcoe County', '- Simcoe County', 'found "Simcoe County", expected another region than that of entry 1.'],
    ['a province in full', 'region: ON', 'region: Ontario', 'region:', 'a province in two capital letters'],
    ['another service’s address', 'id: xyz-abcde', 'id: https://getform.io/f/abcdefgh', 'id:', 'the letters and digits of an id'],
    ['no country', '"+17057261234"', '"7057261234"', 'dial:', `found "7057261234", ${international}`],
    ['no plus sign', '"+17057261234"', '17057261234', 'dial:', `found "17057261234", ${international}`],
    ['letters in a number', '(705) 726-1234', 'call us', 'display', 'phone.display: found "call us", expected a phone number as people read it, such as (705) 555-0142; an extension can stand in a text, such as hours.'],
    ['an extension', '(705) 726-1234', '(705) 726-1234 ext. 3', 'display', 'an extension can stand in a text'],
    ['a plus sign and no country, shown with a 1', 'dial: "+17057261234"\n  display: (705)', 'dial: "+7057261234"\n  display: 1 (705)', 'dial:', 'the country’s code before the number, in Canada +1'],
    ['a shown plus sign and no country', '(705) 726-1234', '+705 726 1234', 'display', 'expected a 1 behind the plus sign'],
    ['https twice', 'https://', 'https://https://', 'url:', `url: found "https://https://clearwater.ca", ${wholeAddress}`],
    ['a comma in an address', 'clearwater.ca\n', 'clearwater,ca\n', 'url:', wholeAddress],
    ['an address without its ending', 'clearwater.ca\n', 'clearwater\n', 'url:', wholeAddress],
    ['a computer’s number for an address', 'clearwater.ca\n', '192.168.1.5\n', 'url:', wholeAddress],
    ['an address without https', 'https://clearwater.ca', 'www.clearwater.ca', 'url:', `url: found "www.clearwater.ca", ${wholeAddress}`],
    ['a slash at the end', 'clearwater.ca\n', 'clearwater.ca/\n', 'url:', `url: found "https://clearwater.ca/", ${wholeAddress}`],
    ['an address that ends in a file', 'clearwater.ca\n', 'clearwater.ca/index.html\n', 'url:', 'or a file’s name at the end'],
    ['one slash after https', 'https://', 'https:/', 'url:', `url: found "https:/clearwater.ca", ${wholeAddress}`],
    ['no slash after https', 'https://', 'https:', 'url:', `url: found "https:clearwater.ca", ${wholeAddress}`],
    ['an e-mail without @', 'jo@', 'jo.', 'email:', 'email: found "jo.clearwater.ca", expected an e-mail address, such as hello@example.com.'],
    ['an e-mail with a blank', 'jo@', 'jo @', 'email:', 'expected an e-mail address'],
    ['days as words', '[Monday, Tuesday]', 'Monday to Friday', 'days:', 'expected a list of days in brackets'],
    ['other hours without their days', '"17:30"', '"17:30"\n  also:\n    - opens: 09:00\n      closes: 13:00', '- opens', 'openingHours.also, entry 1, days: found nothing, expected a list of days'],
    ['short days', '[Monday, Tuesday]', '[Mon, Tuesday]', 'days:', 'expected one of Monday'],
    ['a time without zeros', '"08:00"', '8am', 'opens:', 'expected a time from 00:00 to 23:59, such as 08:00 or 17:30'],
    ['a time without its zero', '"08:00"', '8:00', 'opens:', 'found "8:00", expected a time from 00:00'],
    ['midnight as the end', '"17:30"', '24:00', 'closes:', 'expected a time from 00:00 to 23:59'],
    ['a time with words', '"08:00"', '08:00 am', 'opens:', 'expected a time from 00:00'],
    ['the sample beside an id', 'provider: elfsight', 'provider: sample', 'id: a1', 'Write the provider’s name instead of sample'],
    ['a provider nobody knows', 'elfsight', 'instagram', 'provider:', 'feed.provider: found "instagram", expected one of sample, '],
    ['no id', '  id: a1b2-c3\n', '', 'feed:', 'In elfsight’s code it stands after'],
    ['the code of another provider', 'a1b2-c3', '\'<div data-ref="x"></div>\'', "id: '", 'In elfsight’s code it stands after'],
    ['a misspelt field', 'email: ', 'e-mail: ', 'e-mail:', 'there is no field of this name. Is “email” meant, which is missing here?'],
    ['a field twice', 'hours: Mon', 'email: x@y.ca\nhours: Mon', 'email: x', 'the field “email” stands here a second time'],
    ['a region without a hyphen', '  - Barrie', '    Barrie', '    Barrie', 'neither a field'],
    ['latitude alone', '44.39, -79.69', '44.39', 'at:', 'a latitude and a longitude, such as 44.39, -79.69'],
    ['no comma in a place', '44.39, -79.69', '44.39 -79.69', 'at:', 'a latitude and a longitude, such as 44.39, -79.69'],
    ['two towns in one entry', '- Barrie', '- Barrie, Orillia', '- Barrie,', 'without a comma'],
    ['two towns in one place', 'Simcoe County', 'Barrie, Orillia', 'name: Barrie', 'without a comma; each has a line of its own'],
    ['longitude first', '44.39, -79.69', '-79.69, 44.39', 'at:', 'expected the latitude first: 44.39, -79.69'],
    ['a far longitude first', '44.39, -79.69', '-123.1, 49.28', 'at:', 'expected the latitude first: 49.28, -123.1'],
    ['a longitude without its minus', '-79.69', '79.69', 'at:', 'a minus before the longitude'],
    ['no place on earth', '44.39, -79.69', '444, 0', 'at:', 'expected a latitude first'],
    ['two fields on one line', 'elfsight\n  id', 'elfsight id', 'provider:', '“id” is a field of its own. Put it on a new line'],
    ['two fields on one line, in quotes', '\n  display', ' display', 'dial:', '“display” is a field of its own'],
    ['a group on one line', 'feed:\n  provider', 'feed: provider', 'feed:', '“provider” belongs to “feed”. Put it below that line'],
    ['two versions, left by git', 'hours: Monday to Saturday', '<<<<<<< HEAD\nhours: Monday\n=======\nhours: Tuesday\n>>>>>>> 1a2b3c4 (Published)', '<<<<<<<', 'git found two versions of these lines'],
    ['a hyphen too far right', '  - Barrie', '      - Barrie', '- Barrie', crookedHyphen],
    ['a text that begins with @', 'hours: Mon', 'hours: @Mon', 'hours:', 'a text may not begin with @ unless'],
    ['a text that begins with an asterisk', 'hours: Mon', 'hours: *Mon', 'hours:', 'a text may not begin with * or & unless'],
    ['a text with a colon', 'hours: Mon', 'hours: open: Mon', 'hours:', 'a text with a colon and a space in it needs quotes'],
    ['a number sign', 'hours: Mon', 'hours: No #1', 'hours:', '“#1day to Saturday” would be left out, because # begins a note'],
    ['a number sign between blanks', 'hours: Mon', 'hours: 8 to 5 # Mon', 'hours:', '“# Monday to Saturday” would be left out'],
    ['a number in place of its group', 'phone:\n  dial: "+17057261234"\n  display: (705) 726-1234', 'phone: 705-726-1234', 'phone:', 'expected a group of fields, such as “dial: …” and “display: …”'],
    ['a sign of another file', 'hours: Monday to Saturday', 'hours: "{name}"', 'hours:', 'placeholders work only in'],
    ['a bracket left open', 'Tuesday]', 'Tuesday', 'days:', 'opened and never closed'],
    ['a feed’s field at the margin', 'feed:', 'consent: true\nfeed:', 'consent', '“consent” belongs to “feed”'],
    ['a text that begins with a dash', 'hours: Mon', 'hours: - Mon', 'hours:', 'may not begin with -'],
    ['a text that begins with a bar', 'hours: Mon', 'hours: | Mon', 'hours:', 'may not begin with |'],
    ['a sentence for an e-mail address', 'jo@c', 'Jo <jo@c', 'email:', 'expected an e-mail address'],
    ['a long dash', 'xyz-abcde', 'xyz – abc', 'id: xyz', 'expected the letters and digits of an id'],
    ['a Cyrillic letter', 'xyz-abcde', 'xyz\u0430bcde', 'id: xyz', 'only looks like ours'],
    ['digits of another script', '(705)', '(７０５)', 'display', 'of another script'],
    ['a sign that cannot be seen', 'xyz-abcde', 'xyz\u3164abcde', 'id: xyz', 'cannot be seen'],
  ],
  'navigation.yaml': [
    ['a hyphen pushed in', '- name: Contact', '  - name: Contact', '- name: Contact', crookedHyphen],
    ['no blank after a hyphen', '- name: Contact', '-name: Contact', '-name: Contact', 'missing after the hyphen'],
    ['no blank after a colon', 'path: /contact', 'path:/contact', 'path:/', blank],
    ['a page that is none', '/contact', '/about', 'path: /about', `entry 2, path: found "/about", expected one of ${paths.join(', ')}.`],
    ['a page without its slash', '/contact', 'contact', 'path: contact', 'expected one of /'],
    ['two fields on one line', 'Contact\n  path', 'Contact path', '- name: Contact', '“path” is a field of its own'],
    ['no hyphen', '- name: Home', '  name: Home', '- name: Contact', crooked],
    ['the same page twice', '/contact', '/', 'path: /', 'another path than that of entry 1'],
    ['an empty name', 'name: Home', 'name:', 'name:', `${nothing} a text`],
  ],
  'services.yaml': [
    ['a lost hyphen', '- id: glass', '  id: glass', '  id: glass', 'a new entry begins here, but its hyphen is missing. Write “- id: …”.'],
    ['a line of a list pushed in', '    - Patio', '      - Patio', '- Patio', crookedHyphen],
    ['a line of a list pulled out', '    - Patio', '   - Patio', '- Patio', crookedHyphen],
    ['no blank after a hyphen', '    - Patio', '    -Patio', '-Patio', 'missing after the hyphen'],
    ['a bullet of a word processor', '    - Windows', '    • Windows', '• Windows', 'no hyphen'],
    ['bullets all along', '- Windows\n    - Patio', '– Windows\n    – Patio', '– Windows', 'no hyphen'],
    ['a star for a hyphen', '    - Windows', '    * Windows', '* Windows', 'no hyphen'],
    ['a picture with its folder', 'patio.jpg', 'content/pictures/patio.jpg', 'image:', 'or folders'],
    ['an entry pushed in', '- id: glass', '  - id: glass', '- id: glass', crookedHyphen],
    ['a field pushed in', '  active: true', '    active: true', '    active', crooked],
    ['a field pulled out', '  active: true', 'active: true', 'active: true', crooked],
    ['yes instead of true', 'active: true', 'active: yes', 'active: yes', 'expected true or false'],
    ['true in quotes', 'active: true', 'active: "true"', 'active: "', 'expected true or false'],
    ['a text instead of a list', '\n    - Seals', ' Seals', 'description: Seals', 'expected a list'],
    ['an id with capitals', 'id: glass', 'id: Glass & Co', 'id: Glass', 'found "Glass & Co", expected small letters, digits and single hyphens, such as fly-screens.'],
    ['an id used twice', 'id: glass', 'id: screens', '- id: screens', 'entry 2, id: found "screens", expected another id than that of entry 1.'],
    ['capital letters in a picture’s name', 'image: patio.jpg', 'image: Patio.JPG', 'Patio.JPG', 'there is patio.jpg'],
    ['a picture with two endings', 'image: patio.jpg', 'image: porch.jpg', 'porch.jpg', 'there is porch.jpg.JPG'],
    ['a picture that is not there', 'image: patio.jpg', 'image: gone.jpg', 'gone.jpg', 'entry 1, image: found "gone.jpg", expected the name of a file in content/pictures.'],
    ['a picture’s name with blanks', 'image: patio.jpg', 'image: my patio.jpg', 'my patio', 'found "my patio.jpg", expected the name of a picture file without spaces'],
    ['a film', 'image: patio.jpg', 'image: patio.mov', 'patio.mov', 'the name of a picture file'],
    ['a missing field', '  title: Glass\n', '', '- id: glass', `title: ${nothing} a text`],
  ],
  'testimonials.yaml': [
    ['quotation marks within', 'was done', 'was “really” done', 'quote:', 'expected the words without quotation marks'],
    ['quotes within quotes', 'Everything was done properly.', '"He said "done" twice."', 'quote:', 'the text goes on after its closing quote or bracket'],
    ['an apostrophe in quotes', 'Everything was done properly.', "'It's done.'", 'quote:', 'the text goes on after its closing quote or bracket'],
    ['a quote too long', 'Everything', 'x'.repeat(300), 'quote:', 'expected at most 280 characters'],
    ['a colon in a quote', 'was done', 'was: done', 'quote:', 'a text with a colon and a space'],
    ['a second line at the margin', 'was done', 'was\ndone', 'done properly', 'If it goes on from the text above, put it on that line'],
    ['a second line below its field', 'was done', 'was\n  done', 'done properly', 'If it goes on from the text above, put it on that line'],
  ],
  'socials.yaml': [
    ['a name instead of an address', 'https://www.instagram.com/clearwater/', '"@clearwater"', 'url:', 'url: found "@clearwater", expected a whole web address, such as https://example.com/page.'],
    ['an icon with its ending', 'icon: instagram', 'icon: instagram.svg', 'icon:', 'without its ending'],
    ['an icon that is not there', 'icon: instagram', 'icon: pinterest', 'icon:', 'icon: found "pinterest", expected the name of a file in content/icons, without .svg (there are '],
    ['no blank after https', 'url: https', 'url:https', 'url:https', blank],
  ],
  'pictures.yaml': [
    ['a picture that is not there', 'patio.jpg', 'gone.jpg', 'file:', 'the name of a file in content/pictures'],
    ['a focus in pixels', '50% 50%', '200px 100px', 'focus:', 'expected two percentages'],
    ['an empty description', 'alt: A patio door', 'alt:', 'alt:', `${nothing} a text`],
  ],
  'pages/not-found.yaml': [
    ['a placeholder that is none', '{name}', '{nane}', 'title:', 'expected one of {name}'],
    ['a placeholder at the beginning', 'text: We', 'text: {name} We', 'text:', 'a text may not begin with { unless it is in quotes'],
    ['a placeholder alone, without quotes', 'text: We could not find it.', 'text: {hours}', 'text:', 'expected a text in quotes: "{hours}"'],
    ['a title too short', 'Page not found | {name}', 'Not found', 'title:', 'at least 15 characters'],
    ['a field of another file', 'link: Back', 'quote: Back', 'quote:', 'there is no field of this name'],
  ],
};

for (const [file, rows] of Object.entries(mistakes) as [keyof typeof files, Mistake[]][]) {
  describe(file, () => {
    test.each(rows)('%s', (_, find, put, line, words) => {
      const before = files[file];
      expect(before).toContain(find);
      const after = before.replace(find, () => put);
      content.write(file, after);
      const told = issues();
      expect(told.join('\n')).toContain(words);
      const sentence = told.find((each) => each.includes(words)) ?? '';
      expect(sentence).toMatch(new RegExp(`^content/${file}, line \\d+`));
      const lines = after.split('\n');
      const named = Number(sentence.match(/line (\d+)/)?.[1]);
      expect(lines[named - 1]).toContain(line);
      // One mistake, one cure: a sentence more would lead elsewhere.
      expect(told).toHaveLength(1);
    });
  });
}

/** What is meant is plain: nothing is told, and the site shows it as it was meant. */
const putRight: [string, keyof typeof files, string, string][] = [
  ['curly quotes around a value', 'site.yaml', 'Clearwater Windows', '“Clearwater Windows”'],
  ['low curly quotes', 'site.yaml', 'Clearwater Windows', '„Clearwater Windows“'],
  ['curly single quotes', 'site.yaml', 'shortName: Clearwater', 'shortName: ‘Clearwater’'],
  ['curly quotes around a number', 'site.yaml', '"+17057261234"', '“+17057261234”'],
  ['a word processor’s hyphen', 'site.yaml', '726-1234', '726\u20111234'],
  ['a dash for a hyphen', 'site.yaml', '726-1234', '726–1234'],
  ['no-break blanks in a number', 'site.yaml', '(705) 7', '(705)\u00a07'],
  ['a no-break blank at the end', 'site.yaml', 'clearwater.ca\n', 'clearwater.ca\u00a0\n'],
  ['a no-break blank after a colon', 'site.yaml', 'email: ', 'email:\u00a0'],
  ['no-break blanks before a line', 'site.yaml', '  display', '\u00a0\u00a0display'],
  ['an invisible sign', 'site.yaml', 'jo@', '\u200bjo@'],
  ['marks of direction in a number', 'site.yaml', '(705) 726', '\u202a(705)\u202c \u200e726'],
  ['and in the one to call', 'site.yaml', '+17057261234', '\u2068+17057261234\u2069'],
  ['and written as a code', 'site.yaml', '"+17057261234"', '"\\u202a+17057261234\\u202c"'],
  ['and in an address', 'site.yaml', 'https://clearwater.ca', 'https://clearwater.ca\u200f'],
  ['and in an id', 'site.yaml', 'xyz-abcde', '\u2066xyz-abcde\u2069'],
  ['and in a name', 'site.yaml', 'shortName: Clear', 'shortName: \u202bClear'],
  ['a joiner in an e-mail address', 'site.yaml', 'jo@', 'jo\u200d@'],
  ['and before a field', 'site.yaml', 'email:', '\u200eemail:'],
  ['a no-break blank after true', 'services.yaml', 'active: true', 'active: true\u00a0'],
  ['a wide blank after a hyphen', 'services.yaml', '- Windows', '-\u3000Windows'],
  ['a hyphen in an id', 'site.yaml', 'a1b2-c3', 'a1b2\u2011c3'],
  ['the provider’s prefix', 'site.yaml', 'id: a1b2-c3', 'id: elfsight-app-a1b2-c3'],
  ['the form’s whole address', 'site.yaml', 'xyz-abcde', 'https://formspree.io/f/xyz-abcde'],
  ['the form’s code', 'site.yaml', 'xyz-abcde', '<form action="https://formspree.io/f/xyz-abcde">'],
  ['an e-mail link', 'site.yaml', 'jo@', 'mailto:jo@'],
  ['a provider with a capital', 'site.yaml', 'elfsight', 'Elfsight'],
  [
    'quotation marks around a quote',
    'testimonials.yaml',
    'Everything was done properly.',
    '“Everything was done properly.”',
  ],
  ['a minus in a place on the map', 'site.yaml', '44.39, -79.69', '44.39, −79.69'],
  ['no quotes around a number to call', 'site.yaml', '"+17057261234"', '+17057261234'],
  ['a number to call as it is read', 'site.yaml', '+17057261234', '+1 (705) 726-1234'],
  ['a phone link', 'site.yaml', '"+17057261234"', 'tel:+17057261234'],
  ['a name alone in a group', 'site.yaml', '- Barrie', '- name: Barrie'],
  ['no quotes around a time', 'site.yaml', '"08:00"', '08:00'],
  ['blanks at a line’s end', 'services.yaml', 'image: patio.jpg', 'image: patio.jpg  '],
];

test.each(putRight)('%s: put right', (_, file, find, put) => {
  const meant = loadContent(content.folder);
  expect(files[file]).toContain(find);
  content.write(
    file,
    files[file].replace(find, () => put),
  );
  expect(loadContent(content.folder)).toEqual(meant);
});

test.each(['012345', '1e5', '0x10', '7055550100', '1234e567'])(
  '%s keeps its characters without quotes',
  (digits) => {
    content.write('site.yaml', files['site.yaml'].replace('xyz-abcde', digits));
    expect(loadContent(content.folder).site.form.id).toBe(digits);
  },
);

test('a field that is a number takes one, and tells what is none', () => {
  const years = z.strictObject({ years: z.number() });
  const read = (text: string) =>
    years.safeParse(putRightIn(years, parse(text)), { reportInput: true });
  expect(read('years: 18').data).toEqual({ years: 18 });
  expect(sentences(years, read('years: many').error?.issues ?? [])[0]?.sentence).toBe(
    'found "many", expected a number.',
  );
});
