import { z } from 'zod';
import { pattern, text, titled } from './fields';

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59, such as 08:00');
const opens = time.describe(
  'The time from which the business can be reached on these days, such as 08:00.',
);
const closes = time.describe(
  'The time until which the business can be reached, at the latest 23:59.',
);
const date = pattern(z.regexes.date, 'a date as year, month and day, such as 2026-12-24');

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ') as Day[];
/** Whether a day opens and closes at different times. Google reads 00:00 to 00:00 as closed. */
const hasTwoTimes = ({ opens, closes }: { opens?: string; closes?: string }) =>
  !opens || opens !== closes;
const twoTimes = {
  path: ['closes'],
  error:
    'a different time from “opens”: around the clock is 00:00 to 23:59, and a closed day needs no hours',
};

const days = z
  .array(z.enum(week), 'a list of days, such as [Monday, Tuesday]')
  .min(1)
  .describe('The days on which the business can be reached at these hours.');

const otherHours = z
  .strictObject({ days, opens, closes })
  .refine(hasTwoTimes, twoTimes)
  .meta({ title: 'other hours' });

/** The opening hours for search engines. What is left out is around the clock, on all days. */
export const openingHours = z
  .strictObject({
    days: days.default(week).describe('Without any, the hours are those of every day.'),
    opens: opens.default('00:00'),
    closes: closes.default('23:59'),
    also: z
      .array(otherHours)
      .optional()
      .meta(titled('Other hours on other days', 'Days that are not named are closed.')),
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

const from = date.describe('The first day, such as 2026-12-24.');
const until = date.describe('The last day, such as 2026-12-26. For one day, the same date.');

/** Dates of this form compare as texts. */
const isInOrder = (days: { from: string; until: string }) => days.from <= days.until;
const inOrder = { path: ['until'], error: 'a day that is not before the day of “from”' };

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
    closed: z.boolean().optional().describe('On for days on which the business cannot be reached.'),
  })
  .refine(isInOrder, inOrder)
  .refine(hasTwoTimes, twoTimes)
  .refine(({ closed, opens }) => !(closed && opens), noTime('opens'))
  .refine(({ closed, closes }) => !(closed && closes), noTime('closes'))
  .refine(({ closed, opens, closes }) => closed || (opens && closes), {
    path: ['closed'],
    error: 'either “closed: true”, or the two times “opens” and “closes”',
  });

/** Holidays, for search engines. */
export const specialHours = z
  .array(specialDays.meta({ title: 'special hours' }))
  .superRefine((entries, { addIssue }) => {
    for (const [index, { from, until }] of entries.entries()) {
      const first = entries.findIndex((other) => from <= other.until && until >= other.from);
      const message = `each day only once: entry ${first + 1} covers one of these days too`;
      if (first < index) addIssue({ code: 'custom', path: [index, 'from'], message });
    }
  });

/** A line on every page until a day, by Ontario's clock. */
export const notice = z.strictObject({
  text: text(160, 'Such as “Closed on 25 and 26 December.”'),
  until: date.describe('The last day on which it is shown, such as 2026-12-26.'),
});
