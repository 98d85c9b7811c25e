import type { z } from 'zod';
import { meta, quotation, text, textWithLinks } from '../fields/fields';
import { icon, picture } from '../fields/file-fields';
import { navigation, pictures, services, socials } from './entries';
import { site } from './site';

const { shape } = site;
const list = <Entry>(length: number, entry: Entry) => Array.from({ length }, () => entry);
const letters = (length: number) => 'x'.repeat(length);

const holiday = { from: '2026-12-25', until: '2026-12-26' };
const times = { opens: '08:00', closes: '17:00' };
const number = { name: 'Fax', display: '(705) 555-0113' };
const link = { name: 'Privacy', url: '/privacy.html' };
const page = { name: 'Home', path: '/' };
const service = { id: 'a', title: 'A', description: ['b'], image: 'a.jpg', active: true };
const social = { social: 'Instagram', url: 'https://a.ca/b', icon: 'a', active: true };
const described = { file: 'a.jpg', alt: 'A window' };
const phone = (dial: string, display = '(705) 555-0142') => ({ dial, display });
const at = (place: string) => [{ name: 'Barrie', at: place }];

/** What a field accepts, and what it refuses. */
test.each<[string, z.ZodType, unknown[], unknown[]]>([
  [
    'url',
    shape.url,
    [
      'https://clear.ca',
      'https://www.clear.ca/site',
      'http://localhost:3000',
      'https://fenêtres.ca',
    ],
    ['https://clear.ca/', 'https://clear.ca/index.html', 'https://clear.ca/index.php', 'clear.ca']
      .concat('ftp://clear.ca', 'https://clear', 'https://10.0.0.1', 'https://clear.ca/a?b')
      .concat('https://clear.ca/a#b', 'https://clear.ca/a"b'),
  ],
  [
    'phone',
    shape.phone,
    [phone('+17055550142'), phone('+17055550142,3'), phone('+442079460958', '020 7946 0123')],
    [phone('7055550142'), phone('+1705555014'), phone('+10055550142'), phone('+17055550142', '1')],
  ],
  ['otherNumbers', shape.otherNumbers, [list(3, number)], [list(4, number)]],
  ['email', shape.email, ['jo@clear.ca'], ['jo@clear', 'clear.ca', 'jo clear@clear.ca']],
  [
    'openingHours',
    shape.openingHours,
    [{}, times, { days: ['Monday'], also: [{ ...times, days: ['Sunday'] }] }],
    [{ opens: '24:00' }, { opens: '8:00' }, { closes: '17:60' }, { days: [] }, { days: ['Mon'] }],
  ],
  [
    'specialHours',
    shape.specialHours,
    [[{ ...holiday, closed: true }], [{ ...holiday, ...times }]],
    [
      [holiday],
      [{ ...holiday, closed: false }],
      [{ ...holiday, ...times, closed: true }],
      [{ ...holiday, opens: '08:00' }],
      [{ ...holiday, closes: '17:00' }],
      [{ from: holiday.until, until: holiday.from, closed: true }],
      [{ ...holiday, from: '25.12.2026', closed: true }],
    ],
  ],
  [
    'notice',
    shape.notice,
    [
      { text: 'Closed.', ...holiday },
      { text: 'Closed.', from: '2026-12-25', until: '2026-12-25' },
    ],
    [
      { text: 'Closed.', from: holiday.until, until: holiday.from },
      { text: '', ...holiday },
    ],
  ],
  [
    'address',
    shape.address,
    [{}, { street: '12 Bay Street', city: 'Orillia' }, { country: 'US' }],
    [{ street: '12 Bay Street' }, { city: 'Orillia' }, { country: 'ca' }, { country: 'CAN' }],
  ],
  [
    'areas',
    shape.areas,
    [['Barrie'], list(8, 'Barrie'), at('44.39, -79.69')],
    [[], list(9, 'Barrie'), at('44.39 -79.69'), at('444, -79'), [{ name: 'A', label: 'top' }]],
  ],
  ['links', shape.links, [list(4, link)], [list(5, link)]],
  [
    'form',
    shape.form,
    [{ id: 'xabcdefg' }, { id: 'a', project: '27' }, { id: 'a', service: 'https://forms.ca/b' }],
    [{}, { id: 'a b' }, { id: 'a', project: 'b c' }, { id: 'a', service: 'forms.ca' }],
  ],
  [
    'feed',
    shape.feed,
    [
      { provider: 'none' },
      { provider: 'custom', script: 'https://widgets.ca/a.js' },
      { provider: 'custom', script: 'http://localhost:4119/a.js' },
    ],
    [
      { provider: 'behold' },
      { provider: 'behold', id: 'a b' },
      { provider: 'custom' },
      { provider: 'custom', script: 'http://widgets.ca/a.js' },
      { provider: 'custom', script: 'https://widgets.ca/a.js', init: 'go()' },
    ],
  ],
  [
    'oldAddresses',
    shape.oldAddresses,
    [[{ from: '/a', to: '/' }]],
    [[{ from: '/', to: '/' }], [{ from: '/a', to: '/b' }], [{ from: '/contact', to: '/' }]].concat([
      [{ from: '/%zz', to: '/' }],
      [{ from: 'a', to: '/' }],
    ]),
  ],
  [
    'navigation',
    navigation,
    [[page], list(5, page)],
    [[], list(6, page), [{ ...page, path: '/about' }], [{ ...page, name: letters(21) }]],
  ],
  [
    'services',
    services,
    [[service], [service, { ...service, id: 'b', active: false }]],
    [
      [],
      [{ ...service, active: false }],
      [service, service],
      ...['menu', 'content', 'A', 'a--b', 'a_b'].map((id) => [{ ...service, id }]),
      [{ ...service, description: [] }],
      [{ ...service, description: list(7, 'b') }],
    ],
  ],
  [
    'socials',
    socials,
    [[], [social], [{ ...social, social: letters(12) }]],
    [[{ ...social, social: letters(13) }], [{ ...social, url: 'a.ca/b' }], [social, social]],
  ],
  [
    'pictures',
    pictures,
    [
      [described],
      [{ ...described, focus: '100% 0%', wordsUntil: '33.5%' }],
      ['a.jpg', 'a.JPG', 'a.jfif', 'a.png', 'a.webp', 'a.avif', 'a.heic', 'a.tif', 'a.gif'].map(
        (file) => ({ ...described, file }),
      ),
    ],
    [
      ...['a.svg', 'a b.jpg', 'a/b.jpg', 'é.jpg', 'a'].map((file) => [{ ...described, file }]),
      [{ ...described, focus: '101% 50%' }],
      [{ ...described, focus: '50%' }],
      [{ ...described, wordsUntil: '140%' }],
      [{ file: 'a.jpg' }],
    ],
  ],
  ['an icon', icon, ['instagram', 'HomeStars 2'], ['a/b', '../a', '']],
  [
    'a quotation',
    quotation(40, ''),
    ['Fast and ‘spotless’'],
    ['"', '“', '”', '„', '«', '»'].map((mark) => `Fast ${mark}`),
  ],
  [
    'a text with links',
    textWithLinks(60, ''),
    ['{phoneLink} or {emailLink}'],
    ['{phoneLink}', '{emailLink}', 'Call us'],
  ],
  [
    'a long text',
    text(100, ''),
    [letters(24), ' a '],
    [letters(25), '', ' ', `${'a '.repeat(51)}b`],
  ],
  ['a short text', text(20, ''), [letters(12)], [letters(13)]],
  ['a title', meta.title, ['a '.repeat(8)], ['a '.repeat(7)]],
  ['a summary', meta.description, [`${'a '.repeat(35)}b`], ['a '.repeat(35)]],
])('%s has limits', (_, schema, accepted, refused) => {
  const isValid = (value: unknown) => schema.safeParse(value).success;
  expect(accepted.filter((value) => !isValid(value))).toEqual([]);
  expect(refused.filter(isValid)).toEqual([]);
});

test.each<[string, z.ZodType, unknown, unknown]>([
  ['an e-mail link', shape.email, 'mailto:jo@clear.ca', 'jo@clear.ca'],
  ['an icon’s file', icon, 'instagram.svg', 'instagram'],
  [
    'a whole old address',
    shape.oldAddresses,
    [{ from: 'https://www.old.ca/%C3%BCber%20uns/', to: '/' }],
    [{ from: '/über uns', to: '/' }],
  ],
  ['a form’s address', shape.form, { id: 'https://formspree.io/f/abc' }, { id: 'abc' }],
  ['no address', shape.address, undefined, { region: 'ON', country: 'CA' }],
  [
    'no hours',
    shape.openingHours,
    undefined,
    {
      days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
      opens: '00:00',
      closes: '23:59',
    },
  ],
  ['no old addresses', shape.oldAddresses, undefined, []],
  ['spaces around a text', text(20, ''), ' Barrie ', 'Barrie'],
  ['a picture’s name', picture('', []), ' a.jpg', 'a.jpg'],
])('%s is read as what it means', (_, schema, written, value) => {
  expect(schema.parse(written)).toEqual(value);
});
