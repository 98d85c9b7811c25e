import { z } from 'zod';
import { pattern, text, titled } from './fields';

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59, for example 08:00');
const opens = time.describe(
  'The time from which the business can be reached on these days, for example 08:00.',
);
const closes = time.describe(
  'The time until which the business can be reached, 23:59 at the latest.',
);
const date = pattern(z.regexes.date, 'a date as year, month and day, for example 2026-12-24');

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ') as Day[];
/** Whether the opening and closing times differ. Google reads 00:00 to 00:00 as closed. */
const hasTwoTimes = ({ opens, closes }: { opens?: string; closes?: string }) =>
  !opens || opens !== closes;
const twoTimes = {
  path: ['closes'],
  error:
    'a time other than “opens”: around the clock is 00:00 to 23:59, and days on which you are closed need no hours',
};

const days = z
  .array(z.enum(week), 'a list of days, for example [Monday, Tuesday]')
  .min(1)
  .describe('The days on which the business can be reached at these hours.');

const otherHours = z
  .strictObject({ days, opens, closes })
  .refine(hasTwoTimes, twoTimes)
  .meta({ title: 'other hours' });

/** The opening hours for search engines. By default the business is open around the clock on all days. */
export const openingHours = z
  .strictObject({
    days: days.default(week).describe('If you choose none, the hours apply to every day.'),
    opens: opens.default('00:00'),
    closes: closes.default('23:59'),
    also: z
      .array(otherHours)
      .optional()
      .meta(
        titled('Other hours on other days', 'The business is closed on days that are not listed.'),
      ),
  })
  .refine(hasTwoTimes, twoTimes)
  .superRefine(({ days, also = [] }, { addIssue }) => {
    const lists = [
      { path: ['days'], days },
      ...also.map((other, index) => ({ path: ['also', index, 'days'], days: other.days })),
    ];
    const seen = new Set<Day>();
    for (const list of lists)
      for (const [index, day] of list.days.entries()) {
        const message = `each day only once: ${day} already has hours (hours without “days” apply to every day)`;
        if (seen.has(day)) addIssue({ code: 'custom', path: [...list.path, index], message });
        seen.add(day);
      }
  });

const from = date.describe('The first day, for example 2026-12-24.');
const until = date.describe(
  'The last day, for example 2026-12-26. If it is only one day, the same date again.',
);

/** Dates in this form can be compared as strings. */
const isInOrder = (days: { from: string; until: string }) => days.from <= days.until;
const inOrder = { path: ['until'], error: 'the same day as “from”, or a later one' };

const noTime = (name: 'opens' | 'closes') => ({
  path: [name],
  error: 'no time on days with “closed: true”',
});

const specialDays = z
  .strictObject({
    from,
    until,
    opens: opens.optional(),
    closes: closes.optional(),
    closed: z
      .boolean()
      .optional()
      .describe('Switch this on if the business cannot be reached on these days.'),
  })
  .refine(isInOrder, inOrder)
  .refine(hasTwoTimes, twoTimes)
  .refine(({ closed, opens }) => !(closed && opens), noTime('opens'))
  .refine(({ closed, closes }) => !(closed && closes), noTime('closes'))
  .refine(({ closed, opens, closes }) => closed || (opens && closes), {
    path: ['closed'],
    error: 'either “closed: true”, or both “opens” and “closes”',
  });

/** Holidays, for search engines. */
export const specialHours = z
  .array(specialDays.meta({ title: 'special hours' }))
  .superRefine((entries, { addIssue }) => {
    for (const [index, { from, until }] of entries.entries()) {
      const first = entries.findIndex((other) => from <= other.until && until >= other.from);
      const message = `each day only once: entry ${first + 1} already covers one of these days`;
      if (first !== -1 && first < index)
        addIssue({ code: 'custom', path: [index, 'from'], message });
    }
  });

/** A line that is shown on every page until the end of a day in Ontario. */
export const notice = z.strictObject({
  text: text(160, 'For example “Closed on 25 and 26 December.”'),
  until: date.describe('The last day on which it is shown, for example 2026-12-26.'),
});
