import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { sentences, show, where } from './faults';
import { readYaml, type YamlFile } from './read-yaml';
import { type Content, contentFiles } from './schema';

/** Everything that is wrong with the content, one sentence each. */
export class ContentFaults extends Error {
  override name = 'ContentFaults';
  constructor(readonly faults: readonly string[]) {
    super(
      [
        faults.length === 1
          ? 'One thing in content/ needs a correction:'
          : `${faults.length} things in content/ need a correction:`,
        ...faults.map((fault) => `  - ${fault}`),
      ].join('\n'),
    );
  }
}

type Key = keyof typeof contentFiles;
type Files = Partial<Record<Key, YamlFile>>;
type Steps = readonly PropertyKey[];
/** Notes one fault at a place in a file. */
type Report = (key: Key, at: Steps, found: unknown, expected: string) => void;

/**
 * Reads and checks every content file below `folder`, fills in the {placeholders} and returns what
 * is shown: inactive entries are left out.
 * @throws {ContentFaults} with every fault at once.
 */
export function loadContent(folder: string): Content {
  const faults: string[] = [];
  const files = readFiles(folder, faults);
  const faultyPlaces = new Set<string>();
  const say = (key: Key, at: Steps, sentence: string) => {
    const here = place(key, files[key]?.line(at), at);
    faultyPlaces.add(here);
    faults.push(`${here}: ${sentence}`);
  };
  const report: Report = (key, at, found, expected) =>
    say(key, at, `found ${show(found)}, expected ${expected}.`);
  // A name that is no name at all need not be told to be missing as well.
  const reportOnce: Report = (key, at, found, expected) => {
    if (!faultyPlaces.has(place(key, files[key]?.line(at), at))) report(key, at, found, expected);
  };

  const facts = siteFacts(files.site?.data);
  const content: Record<string, unknown> = {};
  for (const key of Object.keys(files) as Key[]) {
    const { file, schema } = contentFiles[key];
    const inPages = file.startsWith('pages/');
    const data = fill(files[key]?.data, inPages ? facts : {}, (at, found) =>
      report(key, at, found, inPages ? knownPlaceholders : noPlaceholder),
    );
    const result = (schema as z.ZodType).safeParse(data, { reportInput: true });
    if (result.success) content[key] = result.data;
    else {
      for (const { at, sentence } of sentences(schema, result.error.issues)) say(key, at, sentence);
    }
  }
  crossCheck(files, folder, reportOnce);
  const services = entriesOf(files.services?.data);
  if (services.length > 0 && services.every(({ active }) => active === false)) {
    say('services', [], 'every service is hidden. Write “active: true” for at least one.');
  }
  if (faults.length > 0) throw new ContentFaults(faults);
  return onlyActive(content as Content);
}

/** `content/site.yaml, line 18, phone.dial`, as far as each is known. */
function place(key: Key, line: number | undefined, at: Steps): string {
  return [`content/${contentFiles[key].file}`, line && `line ${line}`, where(at)]
    .filter(Boolean)
    .join(', ');
}

function readFiles(folder: string, faults: string[]): Files {
  const files: Files = {};
  for (const key of Object.keys(contentFiles) as Key[]) {
    const { file: name, schema } = contentFiles[key];
    const full = path.join(folder, name);
    if (!existsSync(full)) {
      faults.push(
        `content/${name}: the file is missing. “git restore content/${name}” brings back the last one that was saved in git.`,
      );
      continue;
    }
    const { file, faults: found } = readYaml(full);
    faults.push(...found.map(({ line, sentence }) => `${place(key, line, [])}: ${sentence}`));
    if (!file) continue;
    const mayBeEmpty = (schema as z.ZodType).safeParse([]).success;
    if (file.data === null && !mayBeEmpty) faults.push(`content/${name}: the file is empty.`);
    else files[key] = { ...file, data: file.data ?? [] };
  }
  return files;
}

/** Stand for facts of content/site.yaml in the pages' texts. */
export const factPlaceholders = ['name', 'shortName', 'phone', 'email', 'hours', 'areas'] as const;

/** The contact form's notice turns them into links. */
export const linkPlaceholders = ['phoneLink', 'emailLink'];

/** What stands for each placeholder; one whose fact is faulty stays as it is, to spare follow-up faults. */
function siteFacts(site: unknown): Record<string, string> {
  const { name, shortName, phone, email, hours, areas } = isEntry(site) ? site : {};
  const list = Array.isArray(areas)
    ? new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(areas.map(String))
    : undefined;
  const facts: Record<(typeof factPlaceholders)[number], unknown> = {
    name,
    shortName,
    phone: isEntry(phone) ? phone.display : undefined,
    email,
    hours,
    areas: list,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : `{${key}}`,
    ]),
  );
}

const knownPlaceholders = `one of ${factPlaceholders.map((name) => `{${name}}`).join(', ')}`;
const noPlaceholder = 'a text without braces, since placeholders work only in content/pages';

function fill(
  value: unknown,
  facts: Record<string, string>,
  unknown: (at: Steps, found: string) => void,
  at: Steps = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
      if (at.includes('notice') && linkPlaceholders.includes(key)) return whole;
      const fact = facts[key];
      if (fact === undefined) unknown(at, whole);
      return fact ?? whole;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fill(item, facts, unknown, [...at, index]));
  }
  if (isEntry(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, facts, unknown, [...at, key])]),
    );
  }
  return value;
}

type Entry = Record<string, unknown>;

function isEntry(value: unknown): value is Entry {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The file's entries as far as it has any, so that one fault does not hide the next. */
function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.map((item) => (isEntry(item) ? item : {})) : [];
}

/** Rules that look across entries and files: unique ids, pictures and icons that exist. */
function crossCheck(files: Files, folder: string, report: Report): void {
  const unique = (key: Key, field: string) => {
    const values = entriesOf(files[key]?.data).map((item) => item[field]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      if (value === undefined || first === index) return;
      report(key, [index, field], value, `another ${field} than that of entry ${first + 1}`);
    });
  };
  unique('services', 'id');
  unique('testimonials', 'id');
  unique('pictures', 'file');
  unique('navigation', 'path');

  const exists = (key: Key, field: string, place: string, ending: string) => {
    const present = namesIn(path.join(folder, place));
    entriesOf(files[key]?.data).forEach((item, index) => {
      const value = item[field];
      if (typeof value !== 'string' || present.includes(value + ending)) return;
      const like = present.find((name) => stem(name) === stem(value + ending));
      const instead = like && ` (there is ${like}: capital letters and the ending count)`;
      const expected = `the name of a file in content/${place}${ending && `, without ${ending}`}`;
      report(key, [index, field], value, expected + (instead ?? ''));
    });
  };
  exists('pictures', 'file', 'pictures', '');
  exists('socials', 'icon', 'icons', '.svg');

  if (files.pictures) {
    const listed = new Set(entriesOf(files.pictures.data).map(({ file }) => file));
    for (const { key, at, picture } of usedPictures(files)) {
      if (typeof picture === 'string' && !listed.has(picture)) {
        report(key, at, picture, 'a picture that content/pictures.yaml lists');
      }
    }
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function stem(name: string): string {
  return path.parse(name).name.toLowerCase();
}

interface PictureUse {
  key: Key;
  at: Steps;
  picture: unknown;
}

function usedPictures({ home, services, gallery, contact }: Files): PictureUse[] {
  const hero = isEntry(home?.data) && isEntry(home.data.hero) ? home.data.hero : {};
  const sampleFeed = isEntry(gallery?.data) ? entriesOf(gallery.data.sampleFeed) : [];
  return [
    ...entriesOf(services?.data).map(
      ({ image }, index): PictureUse => ({ key: 'services', at: [index, 'image'], picture: image }),
    ),
    ...['wide', 'tall', 'wideUnlit', 'tallUnlit'].map(
      (field): PictureUse => ({ key: 'home', at: ['hero', field], picture: hero[field] }),
    ),
    ...sampleFeed.map(
      ({ picture }, index): PictureUse => ({
        key: 'gallery',
        at: ['sampleFeed', index, 'picture'],
        picture,
      }),
    ),
    {
      key: 'contact',
      at: ['picture'],
      picture: isEntry(contact?.data) ? contact.data.picture : undefined,
    },
  ];
}

function onlyActive(content: Content): Content {
  return {
    ...content,
    services: content.services.filter(({ active }) => active),
    testimonials: content.testimonials.filter(({ active }) => active),
    socials: content.socials.filter(({ active }) => active),
  };
}
