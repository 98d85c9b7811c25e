import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import { acrossEntries } from './across-entries';
import { entriesOf, type Steps } from './entries';
import type { YamlFile } from './read-yaml';
import type { ContentKey } from './schema';
import { usedPictures } from './used-pictures';

/** The content files, as far as they can be read. */
export type Files = Partial<Record<ContentKey, YamlFile>>;

/** Notes one issue at a place in a file. */
export type Report = (key: ContentKey, at: Steps, found: unknown, expected: string) => void;

/** Rules that look across entries and files: unique ids, pictures and icons that exist. */
export function crossCheck(files: Files, folder: string, report: Report): void {
  for (const key of Object.keys(files) as ContentKey[]) {
    for (const { at, found, expected } of acrossEntries(key, files[key]?.data)) {
      report(key, at, found, expected);
    }
  }

  // Looked at once: dozens of fields name a picture.
  const there = {
    icons: namesIn(path.join(folder, 'icons')),
    pictures: namesIn(path.join(folder, 'pictures')),
  };
  const gone = new Set<string>();
  const exists = (
    key: ContentKey,
    at: Steps,
    value: unknown,
    place: keyof typeof there,
    ending = '',
  ) => {
    const present = there[place];
    if (typeof value !== 'string' || present.includes(value + ending)) return;
    // A folder that was renamed is told once, not for each file that it held.
    if (present.length === 0) {
      if (!gone.has(place)) report(key, at, value, missingFolder(place));
      gone.add(place);
      return;
    }
    const like = present.find((name) => stem(name) === stem(value + ending));
    const near = present.find((name) => leven(stem(name), stem(value + ending)) <= mistypes);
    const instead = like
      ? ` (there is ${like}: capital letters and the ending count)`
      : near && ` (is ${near} meant?)`;
    const all = present.map((name) => path.parse(name).name).join(', ');
    const icons = place === 'icons' ? ` (there are ${all})` : '';
    const expected = `the name of a file in content/${place}${ending && `, without ${ending}`}`;
    report(key, at, value, expected + (instead || icons));
  };
  entriesOf(files.socials?.data).forEach(({ icon }, index) => {
    exists('socials', [index, 'icon'], icon, 'icons', '.svg');
  });
  entriesOf(files.pictures?.data).forEach(({ file }, index) => {
    exists('pictures', [index, 'file'], file, 'pictures');
  });
  const data = Object.fromEntries(Object.entries(files).map(([key, file]) => [key, file.data]));
  for (const { key, at, file } of usedPictures(data)) exists(key, at, file, 'pictures');
}

/** So many letters may be wrong, missing or too many in a name that is still recognized. */
const mistypes = 2;

function missingFolder(place: string): string {
  return `a file of the folder content/${place}, which is missing or empty. Was it renamed? Give it this name again, or bring it back with “git restore --source=HEAD content/${place}”`;
}

/** The files of a folder; neither folders within it nor pipes, which nobody could open. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => isFile(path.join(folder, name)));
  } catch {
    return [];
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Without its endings: phones and computers add a second one, as in patio.jpg.JPG. */
function stem(name: string): string {
  return name
    .toLowerCase()
    .replace(/(\.(jpe?g|png|webp|avif|hei[cf]|svg))+$/, '')
    .replace(/[\s_-]+/g, '-');
}
