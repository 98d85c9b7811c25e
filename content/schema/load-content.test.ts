import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { ContentError, loadContent } from './load-content';

const original = 'e2e/fixtures/content';
const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const shown = path.relative(process.cwd(), folder).replaceAll(path.sep, '/');

beforeEach(() => cpSync(original, folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

const place = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(place(file), 'utf8');

/** Replaces a part of a content file, which must be there. */
function edit(file: string, part: string, by: string) {
  expect(read(file)).toContain(part);
  writeFileSync(place(file), read(file).replace(part, by));
}

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

test('the content of the fixtures and of the owner is valid', () => {
  expect(issues()).toEqual([]);
  expect(() => loadContent('content')).not.toThrow();
  expect(() => loadContent('e2e/fixtures/variant')).not.toThrow();
});

test.each<[string, string, string, string, string]>([
  [
    'a text with a colon',
    'site.yaml',
    'hours: 7 days a week',
    'hours: Monday: 8 to 5',
    'found "hours: Monday: 8 to 5", expected the whole text in "quotes" if it has a colon in it',
  ],
  [
    'a quotation mark that is never closed',
    'pages/services.yaml',
    'heading: ',
    'heading: "',
    'found "heading: \\"Our Services", expected a second quotation mark at the end of the text',
  ],
  [
    'a text that is cut at a number sign',
    'pages/services.yaml',
    'quote: A door',
    'quote: We are #1. A door',
    'found "quote: We are #1. A door should close with one hand and a window s…", expected the whole text in "quotes", because # begins a note',
  ],
  [
    'a group whose fields lost their spaces',
    'site.yaml',
    '  dial: +17055550199\n  display:',
    'dial: +17055550199\ndisplay:',
    'dial: found the unknown fields dial, display, expected “dial” to stand below “phone”',
  ],
  [
    'a misspelt field',
    'services.yaml',
    '  title: Hardware',
    '  titel: Hardware',
    'entry 2, titel: found an unknown field, expected one of id, title, description, image, active (did you mean “title”?)',
  ],
  [
    'a web address with a password',
    'site.yaml',
    'https://northpane',
    'https://me:secret@northpane',
    'url: found "https://me:secret@northpane.example", expected the site’s address',
  ],
  [
    'an unknown placeholder',
    'pages/home.yaml',
    'Serving {areas}',
    'Serving {area}',
    'hero.area: found "{area}", expected one of {name}, {shortName}, {url}, {phone}, {email}, {hours}, {areas}, {form} (did you mean “{areas}”?)',
  ],
  [
    'an id that is given twice',
    'services.yaml',
    'id: hardware',
    'id: high-rise',
    'entry 2, id: found "high-rise", expected another id than that of entry 1',
  ],
  [
    'a picture that is not there',
    'services.yaml',
    'service-glass.jpg',
    'Service-Glas.JPG',
    `entry 3, image: found "Service-Glas.JPG", expected a file of ${shown}/pictures (did you mean “service-glass.jpg”?)`,
  ],
  [
    'a region without a comma in its place',
    'site.yaml',
    '44.39, -79.69',
    '44.39 -79.69',
    'areas, entry 1, at: found "44.39 -79.69", expected a latitude and a longitude',
  ],
])('%s has one message with file, line and field', (_, file, part, by, message) => {
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

test('a file in another encoding is reported with the cure', () => {
  writeFileSync(place('site.yaml'), `\ufeff${read('site.yaml')}`, 'utf16le');
  expect(issues()).toEqual([expect.stringContaining('choose “Save as” and the encoding UTF-8')]);
});

test('a mistake in a fact is reported once, and not at the placeholders for it', () => {
  edit('site.yaml', 'hours: 7 days a week', `hours: ${'7 days '.repeat(9)}`);
  expect(issues()).toEqual([expect.stringContaining('expected at most 40 characters')]);
});

test('a missing folder of pictures is reported once', () => {
  renameSync(place('pictures'), place('photos'));
  expect(issues()).toEqual([expect.stringContaining('/pictures, which is missing or empty')]);
});

describe('text pasted from other programs', () => {
  const service = { id: 'a', title: 'T', description: ['x'], image: 'hero-wide.jpg', active: true };

  test('non-breaking spaces and invisible characters are read as plain text', () => {
    const text = stringify([service])
      .replaceAll(' ', '\u00a0')
      .replace('T', '\ufeffHigh\u00a0Rise\u200b');
    writeFileSync(place('services.yaml'), text);
    expect(loadContent(folder).services[0]).toMatchObject({ id: 'a', title: 'High Rise' });
  });

  test('decomposed accents become one letter', () => {
    edit('site.yaml', 'name: Northpane Window & Door', `name: ${'Fenêtres Côté'.normalize('NFD')}`);
    expect(loadContent(folder).site.name).toBe('Fenêtres Côté'.normalize('NFC'));
  });

  test('a list with comments only is empty', () => {
    writeFileSync(place('testimonials.yaml'), '# notes\n');
    writeFileSync(place('socials.yaml'), '');
    expect(loadContent(folder)).toMatchObject({ testimonials: [], socials: [] });
  });

  test('values are kept as text, without their pasted context', () => {
    edit('site.yaml', 'dial: +17055550199', 'dial: "tel:+1 (705) 555‑0199"');
    edit('site.yaml', 'id: preview', 'id: https://formspree.io/f/xyzabcde');
    edit('site.yaml', 'provider: sample', 'provider: elfsight\n  id: elfsight-app-a1');
    const tag = '<meta name="google-site-verification" content="abc-DEF_123" />';
    edit('site.yaml', 'google-code', tag);
    const { phone, form, feed, verification, openingHours } = loadContent(folder).site;
    expect(feed).toMatchObject({ id: 'a1' });
    expect(phone.dial).toBe('+17055550199');
    expect(form.id).toBe('xyzabcde');
    expect(verification?.google).toBe('abc-DEF_123');
    expect(openingHours.opens).toBe('00:00');
  });
});

test('placeholders are filled in with the facts', () => {
  edit('pages/services.yaml', 'heading: Our Services', 'heading: Call {phone}');
  edit('pages/services.yaml', 'assurance: All', 'assurance: In {areas}, all');
  const { servicesPage, contact } = loadContent(folder);
  expect(servicesPage.heading).toBe('Call (705) 555-0142');
  expect(servicesPage.assurance).toContain(
    'In Simcoe County, Greater Toronto Area and Peel Region, all',
  );
  expect(contact.form.notice.body).toContain('{phoneLink}');
});

test('inactive entries are left out, and regions are listed by name', () => {
  const { services, testimonials, site } = loadContent(folder);
  expect(services.map(({ id }) => id)).not.toContain('skylights');
  expect(testimonials.map(({ id }) => id)).not.toContain('former-client');
  expect(site.places['Peel Region']).toEqual({
    latitude: 43.75,
    longitude: -79.78,
    label: 'left',
  });
});
