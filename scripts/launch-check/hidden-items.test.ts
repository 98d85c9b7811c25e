import { type ContentCopy, copyContent } from '../test/content-copy';
import { hiddenServiceItems } from './hidden-items';

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
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
afterEach(() => content.dispose());

const found = () => hiddenServiceItems(content.folder).map((item) => item.found);

test('a hidden service that no text names is nothing to ask about', () => {
  expect(found()).toEqual([]);
});

test.each([
  'Glass, mirrors and fly-screens.',
  'A fly screen in an hour.',
  'Protection? insect  protection!',
])('a text that names it is asked about: %s', (text) => {
  content.write('pages/services.yaml', `heading: Ours\ndescription: "${text}"\n`);
  expect(found()).toEqual([
    '“Insect Protection” is hidden, and still named in content/pages (services.yaml, line 2). Is this true of you?',
  ]);
});

test('a service that is shown may be named; a hidden one once it is confirmed', () => {
  content.write('pages/home.yaml', 'text: Glass and mirrors, fly screens.\n');
  expect(found()).toHaveLength(1);
  content.write('confirmed.txt', 'Insect Protection\n');
  expect(found()).toEqual([]);
});
