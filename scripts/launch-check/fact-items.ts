import { isDeepStrictEqual } from 'node:util';
import { listed } from '../../content/schema/placeholders';
import type { Content } from '../../content/schema/schema';
import type { InitialContent } from './initial';
import { type Item, siteFile, warning } from './item';

/** Hours, regions and services: what may be as it came with the site, and is asked about. */
export function factItems(content: Content, initial: InitialContent): Item[] {
  return [
    ...searchItems(content, initial),
    ...hoursItems(content),
    ...servicesItem(content, initial),
  ];
}

/** What a business may share with the sample, and what an owner forgets, as only search engines read it. */
function searchItems({ site }: Content, initial: InitialContent): Item[] {
  const facts = [
    { subject: 'the opening hours', field: 'openingHours' },
    { subject: 'the regions', field: 'areas' },
  ] as const;
  const isShipped = (field: 'hours' | 'openingHours' | 'areas') =>
    isDeepStrictEqual(site[field], initial[field]);
  const items = facts
    .filter(({ field }) => isShipped(field))
    .map(({ subject, field }) =>
      warning(
        subject,
        `Search engines are told ${subject} that came with the site.`,
        `If they are yours too, all is well; otherwise write your own into ${siteFile}, at ${field}.`,
      ),
    );
  if (!isShipped('hours') || isShipped('openingHours')) return items;
  const words = warning(
    'the opening hours',
    `The pages still say “${site.hours}”, and search engines are told other hours.`,
    `If both are true, all is well; otherwise write your own words into ${siteFile}, at hours.`,
  );
  return [...items, words];
}

/** What search engines would be told in good order, and nobody means. */
function hoursItems({ site: { openingHours } }: Content): Item[] {
  const { also = [], ...first } = openingHours;
  const subject = 'the opening hours';
  const next = `Correct it in ${siteFile}, at openingHours, unless it is meant.`;
  const all = [first, ...also];
  const overnight = all
    .filter(({ opens, closes }) => closes <= opens)
    .map(({ opens, closes }) =>
      warning(
        subject,
        `Search engines are told that you close at ${closes}, the day after you open at ${opens}.`,
        next,
      ),
    );
  const days = all.flatMap((hours) => hours.days);
  const twice = [...new Set(days.filter((day, index) => days.indexOf(day) !== index))];
  if (twice.length === 0) return overnight;
  return [
    ...overnight,
    warning(subject, `Search engines are told two kinds of hours for ${listed(twice)}.`, next),
  ];
}

function servicesItem({ services }: Content, initial: InitialContent): Item[] {
  const titles = services.map(({ title }) => title);
  const shipped = initial.services.map(({ title }) => title);
  if (!isDeepStrictEqual(titles, shipped)) return [];
  return [
    warning(
      'the services',
      'The services are those that came with the site.',
      'If they are yours too, all is well; otherwise follow “Add, hide or reorder a service” in docs/owner.md.',
    ),
  ];
}
