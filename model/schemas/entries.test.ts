import { expectLimits, type LimitCase, listOf } from '../../e2e/unit-helpers/schema-cases';
import { navigation, pictures, services, testimonials } from './entries';
import { paths } from './pages';

const [home, ...others] = paths.map((path) => ({ name: 'Page', path }));
const service = { id: 'a', title: 'A', description: ['b'], image: 'a.jpg', active: true };
const words = { id: 'a', name: 'Ann', quote: 'Fast.', location: 'Barrie', active: true };
const described = { file: 'a.jpg', alt: 'A window' };

test.each<LimitCase>([
  [
    'services',
    services,
    [
      [service],
      [service, { ...service, id: 'b', active: false }],
      ...['menu', 'content'].map((id) => [{ ...service, id }]),
    ],
    [
      [],
      [{ ...service, active: false }],
      [service, service],
      ...['A', 'a--b', 'a_b', '-a', 'a-'].map((id) => [{ ...service, id }]),
      [{ ...service, description: [] }],
      [{ ...service, description: listOf(7, 'b') }],
    ],
  ],
  [
    'testimonials',
    testimonials,
    [[], [words]],
    [[words, words], [{ ...words, quote: '“Fast.”' }], [{ ...words, active: 'yes' }]],
  ],
  [
    'pictures',
    pictures,
    [
      [described],
      [{ ...described, focus: '100% 0%', shade: '0%' }],
      [{ ...described, focus: '7% 50%', shade: '100%' }],
      [{ ...described, file: 'my_front-door.2026.HEIC' }],
    ],
    [
      [described, described],
      ...['a.svg', 'a b.jpg', 'a/b.jpg', 'é.jpg', 'a', '.jpg', 'a.jpg.exe'].map((file) => [
        { ...described, file },
      ]),
      ...['101% 50%', '50%', '50% 50', '50%,50%'].map((focus) => [{ ...described, focus }]),
      ...['140%', '33.5%', '40'].map((shade) => [{ ...described, shade }]),
      [{ file: 'a.jpg' }],
    ],
  ],
])('%s accepts what it should, and nothing else', (_, ...limits) => expectLimits(...limits));

test.each([
  [[], [], `one link to each page: add ${paths.join(', ')}`],
  [others, [], 'one link to each page: add /'],
  [
    [home, home, ...others.slice(1)],
    [1, 'path'],
    'a different path, because entry 1 already has this one',
  ],
])(
  'a navigation that does not name each page exactly once is refused: %j',
  (links, path, message) => {
    expect(navigation.safeParse(links).error?.issues).toEqual([
      expect.objectContaining({ path, message }),
    ]);
  },
);
