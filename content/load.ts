import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
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

/**
 * Reads and checks every content file below `folder`, fills in the {placeholders} and returns what
 * is shown: inactive entries are left out.
 * @throws {ContentFaults} with every fault at once.
 */
export function loadContent(folder: string): Content {
  const faults: string[] = [];
  const raw = readFiles(folder, faults);
  const facts = placeholders(raw.site);
  const content: Record<string, unknown> = {};
  for (const [key, { file, schema }] of Object.entries(contentFiles)) {
    if (!(key in raw)) continue;
    const data = file.startsWith('pages/') ? fill(raw[key], facts, file, [], faults) : raw[key];
    const result = (schema as z.ZodType).safeParse(data, { reportInput: true });
    if (result.success) content[key] = result.data;
    else faults.push(...result.error.issues.flatMap((issue) => sentences(file, issue)));
  }
  faults.push(...crossCheck(raw, folder));
  if (faults.length > 0) throw new ContentFaults(faults);
  return onlyActive(content as Content);
}

function readFiles(folder: string, faults: string[]): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const [key, { file }] of Object.entries(contentFiles)) {
    const full = path.join(folder, file);
    if (!existsSync(full)) {
      faults.push(`content/${file}: the file is missing.`);
      continue;
    }
    const document = parseDocument(readFileSync(full, 'utf8'), { prettyErrors: true });
    const [error] = document.errors;
    if (error) {
      const line = error.linePos?.[0].line ?? 1;
      faults.push(
        `content/${file}, line ${line}: this is not valid YAML. ${firstLine(error.message)}`,
      );
      continue;
    }
    raw[key] = document.toJS();
  }
  return raw;
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '.') ?? message;
}

const laterPlaceholders = ['phoneLink', 'emailLink'];

function placeholders(site: unknown): Record<string, string> {
  const { name, shortName, phone, email, hours, areas } = (site ?? {}) as Record<string, unknown>;
  const display = (phone as { display?: unknown } | undefined)?.display;
  const list = Array.isArray(areas)
    ? new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(areas.map(String))
    : '';
  const facts = { name, shortName, phone: display, email, hours, areas: list };
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, String(value ?? '')]),
  );
}

function fill(
  value: unknown,
  facts: Record<string, string>,
  file: string,
  at: (string | number)[],
  faults: string[],
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (whole, key: string) => {
      if (laterPlaceholders.includes(key)) return whole;
      const fact = facts[key];
      if (fact !== undefined) return fact;
      const known = Object.keys(facts).map((name) => `{${name}}`);
      faults.push(fault(file, at, whole, `one of ${known.join(', ')}`));
      return whole;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fill(item, facts, file, [...at, index], faults));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        fill(item, facts, file, [...at, key], faults),
      ]),
    );
  }
  return value;
}

function fault(file: string, at: readonly PropertyKey[], found: unknown, expected: string): string {
  return `content/${file}: ${where(at)}: found ${show(found)}, expected ${expected}.`;
}

/** `phone.dial`, or `[2].title (entry 3)` in files that are lists. */
function where(at: readonly PropertyKey[]): string {
  if (at.length === 0) return 'the whole file';
  const dotted = at
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  return typeof at[0] === 'number' ? `${dotted} (entry ${at[0] + 1})` : dotted;
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > 70 ? `${json.slice(0, 67)}…` : json;
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list (lines that begin with a hyphen)',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Turns one of Zod's issues into sentences (one for each unknown field). */
function sentences(file: string, issue: z.core.$ZodIssue): string[] {
  const one = (expected: string) => [fault(file, issue.path, issue.input, expected)];
  // What the schema says of the field itself completes the sentence better than Zod's own words.
  const { code, message } = issue;
  if (code === 'invalid_type' || code === 'invalid_union') {
    if (!message.startsWith('Invalid ')) return one(message);
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(
        (key) =>
          `content/${file}: ${where([...issue.path, key])}: found an unknown field, expected only known ones. Is the name misspelt?`,
      );
    case 'invalid_type':
      return one(kinds[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return one(`one of ${issue.values.map(String).join(', ')}`);
    case 'invalid_union':
      return [fault(file, issue.path, valueAt(issue), unionExpectation(issue))];
    case 'invalid_key':
      return one(issue.issues[0]?.message ?? issue.message);
    case 'too_small':
      return one(
        issue.origin === 'string' && issue.minimum === 1 ? 'a text' : `at least ${count(issue)}`,
      );
    case 'too_big':
      return one(`at most ${count(issue)}`);
    default:
      return one(issue.message);
  }
}

/** A discriminated union reports its whole group as found; the field named by the path says more. */
function valueAt(issue: z.core.$ZodIssue): unknown {
  const key = issue.path.at(-1);
  return 'discriminator' in issue && isEntry(issue.input) && typeof key === 'string'
    ? issue.input[key]
    : issue.input;
}

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion): string {
  const options = (issue as { options?: unknown[] }).options;
  return options?.length ? `one of ${options.map(String).join(', ')}` : 'another value';
}

function count(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const length = (issue.input as { length?: number } | undefined)?.length;
  const unit = issue.origin === 'array' ? 'entries' : 'characters';
  return length ? `${limit} ${unit} (these are ${length})` : `${limit} ${unit}`;
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
function crossCheck(raw: Record<string, unknown>, folder: string): string[] {
  const faults: string[] = [];
  const unique = (key: keyof Content, field: string) => {
    const values = entriesOf(raw[key]).map((item) => item[field]);
    values.forEach((value, index) => {
      if (value !== undefined && values.indexOf(value) < index) {
        faults.push(
          fault(
            contentFiles[key].file,
            [index, field],
            value,
            `a ${field} that no other entry has`,
          ),
        );
      }
    });
  };
  unique('services', 'id');
  unique('testimonials', 'id');
  unique('pictures', 'file');
  unique('navigation', 'path');

  const exists = (key: keyof Content, field: string, place: string, ending: string) =>
    entriesOf(raw[key]).forEach((item, index) => {
      const value = item[field];
      if (typeof value === 'string' && !existsSync(path.join(folder, place, value + ending))) {
        const expected = `a file in content/${place}${ending && `, without ${ending}`}`;
        faults.push(fault(contentFiles[key].file, [index, field], value, expected));
      }
    });
  exists('pictures', 'file', 'pictures', '');
  exists('socials', 'icon', 'icons', '.svg');

  const listed = new Set(entriesOf(raw.pictures).map(({ file }) => file));
  for (const { file, at, picture } of 'pictures' in raw ? usedPictures(raw) : []) {
    if (typeof picture === 'string' && !listed.has(picture)) {
      faults.push(fault(file, at, picture, 'a picture that content/pictures.yaml lists'));
    }
  }
  const services = entriesOf(raw.services);
  if (services.length > 0 && services.every(({ active }) => active === false)) {
    faults.push(fault('services.yaml', [], 'no active entry', 'at least one with active: true'));
  }
  return faults;
}

interface PictureUse {
  file: string;
  at: (string | number)[];
  picture: unknown;
}

function usedPictures(raw: Record<string, unknown>): PictureUse[] {
  const hero = isEntry(raw.home) && isEntry(raw.home.hero) ? raw.home.hero : {};
  const sampleFeed = isEntry(raw.gallery) ? entriesOf(raw.gallery.sampleFeed) : [];
  return [
    ...entriesOf(raw.services).map(({ image }, index) => ({
      file: contentFiles.services.file,
      at: [index, 'image'],
      picture: image,
    })),
    ...['wide', 'tall', 'wideUnlit', 'tallUnlit'].map((key) => ({
      file: contentFiles.home.file,
      at: ['hero', key],
      picture: hero[key],
    })),
    ...sampleFeed.map(({ picture }, index) => ({
      file: contentFiles.gallery.file,
      at: ['sampleFeed', index, 'picture'],
      picture,
    })),
    {
      file: contentFiles.contact.file,
      at: ['picture'],
      picture: isEntry(raw.contact) ? raw.contact.picture : undefined,
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
