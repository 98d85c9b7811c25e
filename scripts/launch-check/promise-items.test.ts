import { copyContent } from '../test/content-copy';
import { promiseItems } from './promise-items';

const content = copyContent();

const services = [
  { id: 'glass', title: 'Glass & Mirrors' },
  { id: 'fly-screens', title: 'Insect Protection' },
];
const items = () => promiseItems(content.folder, { services });

const open = () => items().flatMap(({ state, found }) => (state === 'ready' ? [] : [found]));

test('a promise is asked about until it is confirmed or changed', () => {
  content.write('confirmed.txt', '');
  content.set('pages/services.yaml', ['assurance'], 'We are licensed and insured.');
  const asked = () => open().some((found) => found.includes('“licensed and insured”'));
  expect(asked()).toBe(true);
  for (const line of ['licensed and insured', '- “Licensed and insured”.']) {
    content.write('confirmed.txt', '');
    expect(asked()).toBe(true);
    content.write('confirmed.txt', `24/7\r\n${line}\r\n`);
    expect(asked()).toBe(false);
  }
});

test('a note that names a promise makes none', () => {
  for (const file of ['home', 'services', 'gallery', 'contact', 'common', 'not-found']) {
    content.write(`pages/${file}.yaml`, '# 24/7\ntext: We come.\n');
  }
  expect(items()).toEqual([expect.objectContaining({ state: 'ready' })]);
});

test('a service that came with the site and is gone is asked about like a hidden one', () => {
  content.write('services.yaml', JSON.stringify([{ ...services[0], active: true }]));
  for (const file of ['home', 'services', 'gallery', 'contact', 'common', 'not-found']) {
    content.write(`pages/${file}.yaml`, 'text: Glass, mirrors and fly screens.\n');
  }
  expect(open()).toEqual([
    expect.stringContaining(
      '“Insect Protection” is no longer among your services, and still named',
    ),
  ]);
});

describe('a hidden service', () => {
  beforeEach(() => {
    content.write(
      'services.yaml',
      JSON.stringify([
        { id: 'glass', title: 'Glass & Mirrors', active: true },
        { id: 'fly-screens', title: 'Insect Protection', active: false },
      ]),
    );
    for (const file of ['home', 'services', 'gallery', 'contact', 'common', 'not-found']) {
      content.write(`pages/${file}.yaml`, '# fly screens\ntext: We come.\n');
    }
  });

  test('that no text names is nothing to ask about', () => {
    expect(open()).toEqual([]);
  });

  test.each([
    'Glass, mirrors and fly-screens.',
    'A fly screen in an hour.',
    'Protection? insect  protection!',
  ])('a text that names it is asked about: %s', (text) => {
    content.write('pages/services.yaml', `heading: Ours\ndescription: "${text}"\n`);
    expect(open()).toEqual([
      '“Insect Protection” is hidden, and still named in content/pages (services.yaml, line 2). Is this true of you?',
    ]);
  });

  test('a service that is shown may be named; a hidden one once it is confirmed', () => {
    content.write('pages/home.yaml', 'text: Glass and mirrors, fly screens.\n');
    expect(open()).toHaveLength(1);
    content.write('confirmed.txt', 'Insect Protection\n');
    expect(open()).toEqual([]);
  });
});
