import { expectLimits, type LimitCase } from '../../e2e/unit-helpers/schema-cases';
import { site } from './site';

const { shape } = site;
const holiday = { from: '2026-12-25', until: '2026-12-26' };
const times = { opens: '08:00', closes: '17:00' };

test.each<LimitCase>([
  [
    'openingHours',
    shape.openingHours,
    [{}, times, { days: ['Monday'], also: [{ ...times, days: ['Sunday'] }] }, { closes: '23:59' }],
    [
      { opens: '24:00' },
      { opens: '8:00' },
      { closes: '17:60' },
      { opens: '00:00', closes: '00:00' },
      { closes: '00:00' },
      { days: ['Monday', 'Monday'] },
      { also: [{ ...times, days: ['Sunday'] }] },
      { days: ['Monday'], also: [{ ...times, days: ['Monday'] }] },
    ],
  ],
  [
    'specialHours',
    shape.specialHours,
    [
      [{ ...holiday, closed: true }],
      [{ ...holiday, ...times }],
      [
        { ...holiday, opens: '00:00', closes: '23:59' },
        { from: '2026-12-27', until: '2026-12-27', ...times },
      ],
    ],
    [
      [holiday],
      [{ ...holiday, closed: false }],
      [{ ...holiday, ...times, closed: true }],
      [{ ...holiday, opens: '08:00' }],
      [
        { ...holiday, closed: true },
        { from: '2026-12-20', until: '2026-12-25', ...times },
      ],
      [{ from: holiday.until, until: holiday.from, closed: true }],
      [{ ...holiday, from: '25.12.2026', closed: true }],
      [{ ...holiday, from: '2026-11-31', closed: true }],
    ],
  ],
])('%s accepts what it should, and nothing else', (_, ...limits) => expectLimits(...limits));

test.each(['opens', 'closes'] as const)(
  'a closed day that has “%s” is refused at that field',
  (name) => {
    const days = [{ ...holiday, [name]: times[name], closed: true }];
    expect(shape.specialHours.safeParse(days).error?.issues).toEqual([
      expect.objectContaining({
        path: [0, name],
        message: 'no time on days with “closed: true”',
      }),
    ]);
  },
);

test('a holiday that ends before it starts does not also overlap another one', () => {
  const days = [{ ...holiday, from: '2026-12-26', until: '2026-12-25', closed: true }];
  expect(shape.specialHours.safeParse(days).error?.issues).toHaveLength(1);
});

test('without hours the business is open around the clock', () => {
  expect(shape.openingHours.parse(undefined)).toEqual({
    days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    opens: '00:00',
    closes: '23:59',
  });
});
