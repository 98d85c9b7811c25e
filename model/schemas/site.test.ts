import type { z } from 'zod';
import { expectLimits, type LimitCase, listOf } from '../../e2e/unit-helpers/schema-cases';
import { site } from './site';

const { shape } = site;
const link = { name: 'Privacy', url: '/privacy.html' };
const phone = (dial: string, display = '(705) 555-0142') => ({ dial, display });
const at = (place: string) => [{ name: 'Barrie', at: place }];

/** Characters that are special in a security policy or in hosting configuration files. */
const unsafe = [...`?#;,*'"$&|()<>\\`];

test.each<LimitCase>([
  [
    'url',
    shape.url,
    ['https://clear.ca', 'https://www.clear.ca/site', 'https://fenêtres.ca']
      .concat('http://localhost:3000', 'http://127.0.0.1:3000')
      .concat('https://clear.ca/html', 'https://clear.ca/my.php.site'),
    ['https://clear.ca/', 'https://clear.ca/a/', 'clear.ca', 'ftp://clear.ca', 'https://clear']
      .concat('https://10.0.0.1', 'https://clear.ca:99999', 'https://localhosts')
      .concat(['html', 'htm', 'php', 'asp', 'aspx'].map((end) => `https://clear.ca/index.${end}`))
      .concat([...unsafe, ' '].map((sign) => `https://clear.ca/a${sign}b`))
      .concat([...unsafe, '@', '%', '{', '}', '`', ' '].map((sign) => `https://cl${sign}ear.ca`)),
  ],
  [
    'phone',
    shape.phone,
    [phone('+17055550142'), phone('+17055550142,3'), phone('+442079460958', '020 7946 0123')]
      .concat(phone('+17055550142,,,123456'), phone('+17055550142;ext=3'))
      .concat(
        ['705-555-0142 ext. 3', '705-555-0142 Ext 3', '705 555 0142 x3', '705.555.0142x3'].map(
          (display) => phone('+17055550142', display),
        ),
      ),
    [phone('7055550142'), phone('+1705555014'), phone('+10055550142'), phone('+17055550142', '1')]
      .concat(phone('+170555501420'), phone('+17055550142,'), phone('+17055550142x3'))
      .concat(phone('+17055550142', '705-555-0142 or 705-555-0143'))
      .concat(
        phone('+17055550142', 'call 705-555-0142'),
        phone('+17055550142', '+1 (705) 555-0142 ext. 123'),
        phone('+7055550142'),
      ),
  ],
  ['email', shape.email, ['jo@clear.ca'], ['jo@clear', 'clear.ca', 'jo clear@clear.ca']],
  [
    'links',
    shape.links,
    [listOf(4, link), [{ ...link, url: 'https://forms.ca/a?b' }]],
    [listOf(5, link)].concat(
      ['//evil.ca', '/\\evil.ca', '/', '/a b', 'javascript:alert(1)', 'ftp://a.ca/b'].map((url) => [
        { ...link, url },
      ]),
    ),
  ],
  [
    'form',
    shape.form,
    [{ id: 'xabcdefg' }, { id: 'a', project: '27' }, { id: 'a', service: 'https://forms.ca/b' }],
    [{}, { id: 'a b' }, { id: 'a', project: 'b c' }, { id: 'a', service: 'forms.ca' }].concat(
      [
        'https://forms.ca/',
        'https://forms.ca/b/',
        'https://me@forms.ca',
        'https://forms.ca:99999',
      ].map((service) => ({ id: 'a', service })),
    ),
  ],
  [
    'feed',
    shape.feed,
    [
      { provider: 'none' },
      { provider: 'custom', script: 'https://widgets.ca/a.js' },
      { provider: 'custom', script: 'http://localhost:3000/a.js' },
      { provider: 'custom', script: 'https://widgets.ca/', container: { tag: 'my-feed' } },
    ],
    [
      { provider: 'behold' },
      { provider: 'behold', id: 'a b' },
      { provider: 'custom' },
      ...['http://widgets.ca/a.js', 'https://widgets.ca', 'https://widgets.ca/a b.js'].map(
        (script) => ({ provider: 'custom', script }),
      ),
      ...[{ init: 'go()' }, { container: { tag: 'DIV' } }, { container: { tag: '1a' } }].map(
        (more) => ({ provider: 'custom', script: 'https://widgets.ca/a.js', ...more }),
      ),
    ],
  ],
])('%s accepts what it should, and nothing else', (_, ...limits) => expectLimits(...limits));

// These are filled in for {placeholders} in other files.
test.each<[string, z.ZodType, (text: string) => unknown]>([
  ['name', shape.name, (text) => text],
  ['area', shape.areas, (text) => [text]],
  ['street', shape.address, (street) => ({ street, city: 'Orillia' })],
])('%s cannot contain a placeholder', (_, schema, written) =>
  expectLimits(schema, [written('Ann')], [written('{name}'), written('An}'), written('{An')]),
);

test.each<[string, z.ZodType, unknown, unknown]>([
  ['an e-mail link', shape.email, 'mailto:jo@clear.ca', 'jo@clear.ca'],
  ['a phone link', shape.phone, phone('TEL:+1 (705) 555‑0142'), phone('+17055550142')],
  ['a form’s address', shape.form, { id: 'https://formspree.io/f/abc' }, { id: 'abc' }],
  [
    'a project’s address',
    shape.form,
    { id: 'a', project: 'https://formspree.io/p/27/f/a' },
    { id: 'a', project: '27' },
  ],
  [
    'the class of a feed',
    shape.feed,
    { provider: 'elfsight', id: 'elfsight-app-94db1cb1-74f4-4a40-ad6c-962362670409' },
    { provider: 'elfsight', id: '94db1cb1-74f4-4a40-ad6c-962362670409' },
  ],
  [
    'the tag of a search engine',
    shape.verification,
    { bing: '<meta name="msvalidate.01" content="abc-1">' },
    { bing: 'abc-1' },
  ],
  [
    'a place with a typographic minus',
    shape.areas,
    at('44.5, −79.25'),
    [{ name: 'Barrie', at: { latitude: 44.5, longitude: -79.25 } }],
  ],
  ['no address', shape.address, undefined, { region: 'ON', country: 'CA' }],
])('%s is cleaned when it is read', (_, schema, written, value) => {
  expect(schema.parse(written)).toEqual(value);
});
