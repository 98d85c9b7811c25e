import { renameSync } from 'node:fs';
import path from 'node:path';
import { copyContent } from '../../scripts/test/content-copy';
import { loadContent } from './load-content';
import { paths } from './pages';
import { factPlaceholders } from './placeholders';
import { siteSchema } from './site-schema';
import { parse } from './yaml-texts';

const content = copyContent();

const issues = () => content.issues();

/** As the first one that is there, so that a new field breaks no test. */
const service = (id: string, more: object = {}) => ({
  ...parse(content.read('services.yaml'))[0],
  id,
  title: 'Fly Screens',
  description: ['Windows'],
  image: 'patio.jpg',
  active: true,
  ...more,
});

function setPictures(...files: string[]) {
  const used = content.read('pictures.yaml');
  content.write(
    'pictures.yaml',
    `${used}\n${files.map((file) => `- file: ${file}\n  alt: A picture\n`).join('')}`,
  );
  for (const file of files) content.write(`pictures/${file}`, 'a picture');
}

function setServices(...services: object[]) {
  setPictures('patio.jpg');
  content.write('services.yaml', JSON.stringify(services));
}

test('the content as it stands has no issue', () => {
  expect(issues()).toEqual([]);
});

describe('fields', () => {
  test('an unknown field, with those that are known', () => {
    content.set('site.yaml', ['fone'], 'x');
    const line = content.read('site.yaml').split('\n').indexOf('fone: x') + 1;
    expect(issues()).toEqual([
      `content/site.yaml, line ${line}, fone: there is no field of this name. Known here: ${Object.keys(siteSchema.shape).join(', ')}.`,
    ]);
  });

  test('what search engines are told may be left out: Ontario, around the clock', () => {
    content.set('site.yaml', ['openingHours'], undefined);
    content.set('site.yaml', ['address'], undefined);
    const { site } = loadContent(content.folder);
    expect(site.address).toEqual({ region: 'ON', country: 'CA' });
    expect(site.openingHours).toMatchObject({ opens: '00:00', closes: '23:59' });
    expect(site.openingHours.days).toHaveLength(7);
  });

  test('a misspelt field of an entry, and an unknown one beside two that are missing', () => {
    content.write('navigation.yaml', '- nam: Home\n  path: /\n- page: Contact\n');
    expect(issues().map((issue) => issue.replace('content/navigation.yaml, ', ''))).toEqual([
      'line 1, entry 1, nam: there is no field of this name. Is “name” meant, which is missing here?',
      'line 3, entry 2, name: found nothing, expected a text.',
      `line 3, entry 2, path: found nothing, expected one of ${paths.join(', ')}.`,
      'line 3, entry 2, page: there is no field of this name. Known here: name, path.',
    ]);
  });

  test('a yes or a brace where a text is meant', () => {
    content.write(
      'navigation.yaml',
      '- name: true\n  path: /\n- name: {hours}\n  path: /contact\n',
    );
    expect(issues()).toEqual([
      'content/navigation.yaml, line 1, entry 1, name: found true, expected a text; if it is one, put it in "quotes".',
      'content/navigation.yaml, line 3, entry 2, name: found a group of fields, expected a text in quotes: "{hours}".',
    ]);
  });

  test('a title or a description that search results would cut or ignore', () => {
    content.set('pages/home.yaml', ['title'], 'Too short');
    content.set('pages/home.yaml', ['description'], 'd'.repeat(166));
    content.set('pages/gallery.yaml', ['title'], 't'.repeat(66));
    content.set('pages/gallery.yaml', ['description'], 'd'.repeat(69));
    expect(issues().map((issue) => issue.replace(/.*yaml, line \d+, /, ''))).toEqual([
      'title: found "Too short", expected at least 15 characters (these are 9).',
      `description: found "${'d'.repeat(66)}…", expected at most 165 characters (these are 166).`,
      `title: found "${'t'.repeat(66)}", expected at most 65 characters (these are 66).`,
      `description: found "${'d'.repeat(66)}…", expected at least 70 characters (these are 69).`,
    ]);
  });

  test('a list with too few entries', () => {
    content.set('pages/home.yaml', ['facts'], [{ title: 'One', text: 'fact' }]);
    expect(issues()).toEqual([
      expect.stringMatching(/facts: found a list, expected exactly 3 entries \(this is 1\)\.$/),
    ]);
  });

  test('an unknown placeholder, and one outside the pages', () => {
    content.set('pages/home.yaml', ['hero', 'area'], 'Serving {area}');
    content.set('pages/home.yaml', ['hero', 'eyebrow'], '{ hours }');
    content.set('pages/home.yaml', ['hero', 'headline'], 'Call {phoneLink}');
    content.set('site.yaml', ['hours'], '{name}');
    const known = factPlaceholders.map((fact) => `{${fact}}`).join(', ');
    expect(issues().map((issue) => issue.replace(/line \d+, /, ''))).toEqual([
      'content/site.yaml, hours: found "{name}", expected a text without braces, since placeholders work only in content/pages.',
      `content/pages/home.yaml, hero.eyebrow: found "{ hours }", expected one of ${known}.`,
      `content/pages/home.yaml, hero.headline: found "{phoneLink}", expected one of ${known}.`,
      `content/pages/home.yaml, hero.area: found "{area}", expected one of ${known}.`,
    ]);
  });

  test.each<[string, string, unknown, string]>([
    ['is missing', 'name', undefined, 'found nothing, expected a text'],
    ['is too long', 'name', 'N'.repeat(80), 'expected at most 60 characters'],
    ['is no text', 'areas', 'Barrie', 'found "Barrie", expected a list'],
    ['holds braces', 'hours', '{x}', 'expected a text without braces'],
  ])('a fact that %s does not make the texts that name it faulty', (_, fact, value, words) => {
    content.set('site.yaml', [fact], value);
    content.set('pages/home.yaml', ['title'], `{${fact}}`);
    content.set('pages/gallery.yaml', ['title'], `{${fact}} ${'x'.repeat(64)}`);
    const told = issues();
    expect(told).toEqual([expect.stringContaining(words)]);
  });

  test('a fact in a file that cannot be read, too', () => {
    content.write('site.yaml', '- \t:');
    content.set('pages/home.yaml', ['title'], '{name}');
    expect(issues()).toEqual([expect.stringContaining('content/site.yaml, line 1')]);
  });

  test('other texts are told nevertheless', () => {
    content.set('site.yaml', ['name'], undefined);
    content.set('pages/home.yaml', ['title'], 'Short');
    expect(issues()).toHaveLength(2);
  });
});

test('an address that no browser understands', () => {
  content.set('site.yaml', ['url'], 'https://exa[mple.com');
  const sentence = 'url: found "https://exa[mple.com", expected the site’s whole address';
  expect(issues()).toEqual([expect.stringContaining(sentence)]);
});

describe('entries and files that belong together', () => {
  test.each(['content', 'menu', 'email'])('an id that the pages use themselves: %s', (id) => {
    setServices(service(id));
    expect(issues()).toEqual([
      `content/services.yaml, line 1, entry 1, id: found "${id}", expected another id, such as ${id}-work: the pages use “${id}” themselves.`,
    ]);
  });

  test('a picture whose file is missing, and two that are named a little differently', () => {
    setPictures('here.png');
    const entries = ['gone.jpg', 'Here.PNG', 'hare.png'].map(
      (file) => `- file: ${file}\n  alt: It\n`,
    );
    content.write('pictures.yaml', content.read('pictures.yaml') + entries.join(''));
    expect(issues().map((issue) => issue.replace(/line \d+, entry \d+, /, ''))).toEqual([
      'content/pictures.yaml, file: found "gone.jpg", expected the name of a file in content/pictures.',
      'content/pictures.yaml, file: found "Here.PNG", expected the name of a file in content/pictures (there is here.png: capital letters and the ending count).',
      'content/pictures.yaml, file: found "hare.png", expected the name of a file in content/pictures (is here.png meant?).',
    ]);
  });

  test('a folder of pictures that was renamed is told once', () => {
    const there = path.join(content.folder, 'pictures');
    const away = path.join(content.folder, 'photos');
    renameSync(there, away);
    const told = issues();
    renameSync(away, there);
    expect(told).toEqual([
      expect.stringContaining('expected a file of the folder content/pictures, which is missing'),
    ]);
  });

  test('a picture that is used but not described yet stops nothing', () => {
    content.write('pictures/new.jpg', 'a picture');
    setServices(service('one', { image: 'new.jpg' }));
    expect(issues()).toEqual([]);
  });

  test('no service that is shown', () => {
    setServices(service('one', { active: false }));
    expect(issues()).toEqual([
      'content/services.yaml, line 1: every service is hidden. Write “active: true” for at least one.',
    ]);
  });

  test('entries that are not active are left out', () => {
    setServices(service('one', { active: false }), service('two'));
    expect(loadContent(content.folder).services.map(({ id }) => id)).toEqual(['two']);
  });
});

test('several issues at once make one list', () => {
  content.remove('socials.yaml');
  content.write('navigation.yaml', '- name: Home: start\n');
  content.set('site.yaml', ['phone', 'dial'], '1');
  content.set('pages/contact.yaml', ['picture'], 'none.jpg');
  expect(() => loadContent(content.folder)).toThrow(
    /^4 things in content\/ need a correction:\n( {2}- content\/.*\n){3} {2}- content\/.*$/,
  );
});

test('a text that a fact makes too long is told so', () => {
  content.set(
    'pages/home.yaml',
    ['description'],
    `${'{areas} '.repeat(9)}${'and more '.repeat(12)}`,
  );
  expect(() => loadContent(content.folder)).toThrow(
    /home\.yaml, line \d+, description: found .*expected at most 165 .*\{areas\} in it stands for what content\/site\.yaml says/,
  );
});
