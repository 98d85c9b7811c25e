import { entriesOf, isEntry, type Steps } from './entries';
import { nameOfArea } from './placeholders';
import { meantPlace } from './places';
import type { ContentKey } from './schema';

/** What was found at a place in a file, and what was expected there. */
interface Found {
  at: Steps;
  found: unknown;
  expected: string;
}

/** The field by which a file tells its entries apart. */
const nameOf: Partial<Record<ContentKey, string>> = {
  services: 'id',
  testimonials: 'id',
  pictures: 'file',
  navigation: 'path',
  socials: 'social',
};

/** What is wrong between the entries of one file: names used twice, places that are another country's. */
export function acrossEntries(key: ContentKey, data: unknown): Found[] {
  const name = nameOf[key];
  if (name) {
    const values = entriesOf(data).map((entry) => entry[name]);
    return repeated(values, name, (index) => [index, name]);
  }
  if (key !== 'site' || !isEntry(data)) return [];
  const areas = Array.isArray(data.areas) ? data.areas.map(nameOfArea) : [];
  const { country } = isEntry(data.address) ? data.address : {};
  return [
    ...repeated(areas, 'region', (index) => ['areas', index]),
    ...entriesOf(data.areas).flatMap(({ at }, index): Found[] => {
      const meant = meantPlace(at, country);
      return meant ? [{ at: ['areas', index, 'at'], found: at, expected: meant }] : [];
    }),
  ];
}

function repeated(values: unknown[], what: string, at: (index: number) => Steps): Found[] {
  return values.flatMap((found, index) => {
    const first = values.indexOf(found);
    const expected = `another ${what} than that of entry ${first + 1}`;
    return found && first !== index ? [{ at: at(index), found, expected }] : [];
  });
}
