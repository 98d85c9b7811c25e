import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit, folder, place, read } from '../../e2e/helpers/content-copy';
import { ContentError, loadContent } from './load-content';
import { contentFiles, usedPictures } from './schema';

const shown = path.relative(process.cwd(), folder).replaceAll(path.sep, '/');

/** What is wrong with the content, in lines such as `site.yaml, line 3, url: found …`. */
function issues(): string[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => line.replace(`${shown}/`, ''));
  }
}

test('an icon has any name', () => {
  writeFileSync(place('icons/HomeStars 2.svg'), read('icons/instagram.svg'));
  edit('socials.yaml', 'icon: instagram', 'icon: HomeStars 2.svg');
  expect(loadContent(folder).socials[0]).toMatchObject({ icon: 'HomeStars 2' });
});

test.each(['//evil.ca', 'javascript:alert(1)', 'privacy.html'])(
  'a link to %s is refused',
  (url) => {
    edit('site.yaml', 'form:', `links:\n  - name: Privacy\n    url: ${url}\nform:`);
    expect(issues()).toEqual([
      expect.stringContaining('expected an address such as /privacy.html'),
    ]);
  },
);

test.each(['none', 'behold\n  id: a1'])(
  'beside the feed %j no sample picture is needed',
  (feed) => {
    rmSync(place('pictures/gallery-shower.jpg'));
    const pictures = read('pictures.yaml').replace(/- file: gallery-shower.*\n( .*\n?)*/, '');
    writeFileSync(place('pictures.yaml'), pictures);
    expect(issues()).toHaveLength(1);
    edit('site.yaml', 'provider: sample', `provider: ${feed}`);
    expect(issues()).toEqual([]);
    const used = usedPictures(loadContent(folder)).map(({ file }) => file);
    expect(used).toContain('hero-wide.jpg');
    expect(used).not.toContain('gallery-shower.jpg');
  },
);

test('a street needs its town', () => {
  edit('site.yaml', '  region: ON', '  street: 12 Bay Street\n  region: ON');
  expect(issues()).toEqual([expect.stringContaining('expected street and city together')]);
});

test('the content of the fixtures and of the owner is valid', () => {
  expect(issues()).toEqual([]);
  expect(() => loadContent('content')).not.toThrow();
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
    'site.yaml',
    '  dial: +17055550199\n  display:',
    'dial: +17055550199\ndisplay:',
    'dial: found the unknown fields dial, display, expected “dial” in the group “phone”, with two more spaces',
  ],
  [
    'site.yaml',
    'provider: sample',
    'provider: elfsigt\n  id: abc',
    'feed.provider: found "elfsigt", expected one of sample, none, elfsight, behold, lightwidget, snapwidget, curator, embedsocial, juicer, taggbox, custom (did you mean “elfsight”?)',
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
])('%s as %s is one mistake', (part, by, message) => {
  edit('site.yaml', part, by);
  expect(issues()).toEqual([expect.stringContaining(message)]);
});

test('every mistake is one line of the message, without a stack trace', () => {
  edit('site.yaml', 'hours: 7', 'fax: 1\nhours: 7');
  edit('socials.yaml', 'icon: instagram', 'icon: instagramm');
  renameSync(place('navigation.yaml'), place('navigation.yaml.txt'));
  expect(issues()).toEqual([
    expect.stringContaining('site.yaml, line 13, fax: found an unknown field'),
    'navigation.yaml: found nothing that can be read, expected a text file (did you mean “navigation.yaml.txt”?)',
    expect.stringContaining('socials.yaml, line 3, entry 1, icon: found "instagramm"'),
  ]);
  const { message, stack } = new ContentError(issues());
  expect(message.split('\n')).toHaveLength(4);
  expect(stack).toBe(message);
});

test('at least one service is shown', () => {
  writeFileSync(place('services.yaml'), read('services.yaml').replaceAll('true', 'false'));
  expect(issues()).toEqual([expect.stringContaining('at least one service with “active: true”')]);
});

test('a file whose name differs in capital letters is not taken for it', () => {
  renameSync(place('services.yaml'), place('Services.yaml'));
  expect(issues()).toEqual([expect.stringContaining('(did you mean “Services.yaml”?)')]);
});

test('line ends of Windows and a byte order mark change nothing', () => {
  const before = loadContent(folder);
  for (const { file } of Object.values(contentFiles))
    writeFileSync(place(file), `\ufeff${read(file).replaceAll('\n', '\r\n')}`);
  expect(loadContent(folder)).toEqual(before);
  edit('site.yaml', 'hours: 7 days a week', 'hour: 7 days a week');
  expect(issues()).toEqual([expect.stringMatching(/^site\.yaml, line 13, hour: /)]);
});

test('a file in another encoding is reported with the cure', () => {
  writeFileSync(place('site.yaml'), `\ufeff${read('site.yaml')}`, 'utf16le');
  expect(issues()).toEqual([expect.stringContaining('choose “Save as” and the encoding UTF-8')]);
});

test('a mistake in a fact is reported once, and not at the placeholders for it', () => {
  edit('site.yaml', 'hours: 7 days a week', `hours: ${'7 days '.repeat(9)}`);
  expect(issues()).toEqual([expect.stringContaining('expected at most 40 characters')]);
});

test.each([
  'site (1).yaml',
  'pages/home-conflicted copy.yml',
  'pages/services 2.yaml',
  'Home.yaml',
])('a copy that nothing reads is reported: %s', (name) => {
  writeFileSync(place(name), '');
  writeFileSync(place('.#site.yaml'), '');
  expect(issues()).toEqual([expect.stringMatching(/ does not read, expected its words in /)]);
});

test('a file of another name is reported with the known names', () => {
  writeFileSync(place('team.yaml'), '');
  expect(issues()).toEqual([
    expect.stringMatching(/team.yaml: found a file .* expected one of the names site.yaml, /),
  ]);
});

test('a missing folder of pictures is reported once', () => {
  renameSync(place('pictures'), place('photos'));
  expect(issues()).toEqual([expect.stringContaining('/pictures, which is missing or empty')]);
});

test.each([
  ['/about?page=2', 'without ? and what follows it'],
  ['/gallery/', 'no page of this site'],
  ['about.html', 'such as /about-us.html'],
])('the old address %s is refused', (from, expected) => {
  edit('site.yaml', '/about us/index.php', from);
  expect(issues()).toEqual([expect.stringContaining(expected)]);
});
