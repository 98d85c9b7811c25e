import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { asMeant } from './as-meant';
import { crossCheck, type Files, type Report } from './cross-check';
import { entriesOf, isEntry, type Steps } from './entries';
import { whereIdStands } from './feed-code';
import { fieldNames } from './fields';
import { sentences, show, where } from './issues';
import {
  expectedInstead,
  factPlaceholders,
  fillPlaceholders,
  nameOfArea,
  placeholdersIn,
  siteFacts,
} from './placeholders';
import { readYaml } from './read-yaml';
import {
  type Content,
  type ContentKey,
  contentFiles,
  type Place,
  type Site,
  type Written,
} from './schema';

/** Everything that is wrong with the content, one sentence each. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly issues: readonly string[]) {
    super(
      [
        issues.length === 1
          ? 'One thing in content/ needs a correction:'
          : `${issues.length} things in content/ need a correction:`,
        ...issues.map((issue) => `  - ${issue}`),
      ].join('\n'),
    );
  }
}

/**
 * Reads and checks every content file below `folder`, fills in the {placeholders} and returns what
 * is shown: inactive entries are left out.
 * @throws {ContentError} with every issue at once.
 */
export function loadContent(folder: string): Content {
  const issues: string[] = [];
  const files = readFiles(folder, issues);
  const placesWithIssues = new Set<string>();
  // Facts still to be corrected: how long the texts that name them will be nobody knows. What is
  // wrong with site.yaml as a file can be any fact's; the others come first of all that is checked.
  const faulty = new Set<PropertyKey | undefined>(issues.some(isOfSite) ? factPlaceholders : []);
  const say = (key: ContentKey, at: Steps, sentence: string) => {
    if (key === 'site') faulty.add(at[0]);
    const here = place(key, files[key]?.line(at), at);
    placesWithIssues.add(here);
    issues.push(`${here}: ${sentence}`);
  };
  const report: Report = (key, at, found, expected) =>
    say(key, at, `found ${show(found)}, expected ${expected}.`);
  // A name that is no name at all need not be told to be missing as well.
  const reportOnce: Report = (key, at, found, expected) => {
    if (!placesWithIssues.has(place(key, files[key]?.line(at), at)))
      report(key, at, found, expected);
  };

  const facts = siteFacts(files.site?.data);
  const content: Record<string, unknown> = {};
  for (const key of Object.keys(files) as ContentKey[]) {
    const { file, schema } = contentFiles[key];
    const inPages = file.startsWith('pages/');
    const data = fillPlaceholders(files[key]?.data, inPages ? facts : {}, (at, found) =>
      report(key, at, found, expectedInstead(found, inPages)),
    );
    const result = (schema as z.ZodType).safeParse(data, { reportInput: true });
    if (result.success) content[key] = result.data;
    else {
      const due = result.error.issues.filter(
        (issue) => !isLength(issue) || !namesAnyOf(faulty, written(files[key]?.data, issue.path)),
      );
      for (const { at, sentence } of sentences(schema, due)) {
        const more =
          key === 'site' ? aboutFeed(files, at) : aboutFilled(files[key]?.data, at, sentence);
        say(key, at, sentence + more);
      }
    }
  }
  crossCheck(files, folder, reportOnce);
  const services = entriesOf(files.services?.data);
  if (services.length > 0 && services.every(({ active }) => active === false)) {
    say('services', [], 'every service is hidden. Write “active: true” for at least one.');
  }
  if (issues.length > 0) throw new ContentError(issues);
  return asShown(content as Written);
}

/** `content/site.yaml, line 18, phone.dial`, as far as each is known. */
function place(key: ContentKey, line: number | undefined, at: Steps): string {
  return [`content/${contentFiles[key].file}`, line && `line ${line}`, where(at)]
    .filter(Boolean)
    .join(', ');
}

/** Notepad saves site.yaml.txt, a download is called site (1).yaml, and others write site.yml. */
function namedLike(file: string): string | undefined {
  const folder = path.dirname(file);
  const { name } = path.parse(file);
  const like = new RegExp(`^${name}\\b.*\\.ya?ml(\\.txt)?$`, 'i');
  return existsSync(folder) ? readdirSync(folder).find((other) => like.test(other)) : undefined;
}

function readFiles(folder: string, issues: string[]): Files {
  const files: Files = {};
  for (const key of Object.keys(contentFiles) as ContentKey[]) {
    const { file: name, schema } = contentFiles[key];
    const full = path.join(folder, name);
    if (!existsSync(full)) {
      const twin = namedLike(full);
      const way = twin
        ? `There is ${twin}: rename it to ${path.basename(name)}.`
        : `Write it, or bring back the last one that was saved in git: “git restore --source=HEAD content/${name}”.`;
      issues.push(`content/${name}: the file is missing. ${way}`);
      continue;
    }
    const { file, issues: found } = readYaml(full, () => fieldNames(schema));
    issues.push(...found.map(({ line, sentence }) => `${place(key, line, [])}: ${sentence}`));
    if (!file) continue;
    const mayBeEmpty = () => (schema as z.ZodType).safeParse([]).success;
    if (file.data === null && !mayBeEmpty()) issues.push(`content/${name}: the file is empty.`);
    else files[key] = { ...file, data: asMeant(key, file.data ?? []) };
  }
  return files;
}

/** What the feed's settings call for beside what is told of every field. */
function aboutFeed(files: Files, at: Steps): string {
  const site = files.site?.data;
  if (at[0] !== 'feed' || at[1] !== 'id' || !isEntry(site) || !isEntry(site.feed)) return '';
  const stands = whereIdStands(site.feed.provider);
  return stands ? ` ${stands}` : '';
}

/** Why a text is too long that does not look so in its file: a fact stands in it in braces. */
function aboutFilled(data: unknown, at: Steps, sentence: string): string {
  if (!sentence.includes('expected at most')) return '';
  const [named] = placeholdersIn(written(data, at));
  return named
    ? ` ${named} in it stands for what content/site.yaml says; shorten the words around it, or leave it out.`
    : '';
}

/** The value at a place, as far as it can be followed. */
function written(data: unknown, at: Steps): unknown {
  return at.reduce<unknown>(
    (here, step) => (isEntry(here) || Array.isArray(here) ? here[step as never] : undefined),
    data,
  );
}

function isOfSite(issue: string): boolean {
  return issue.startsWith(place('site', undefined, []));
}

function isLength({ code }: z.core.$ZodIssue): boolean {
  return code === 'too_small' || code === 'too_big';
}

function namesAnyOf(facts: Set<PropertyKey | undefined>, text: unknown): boolean {
  return placeholdersIn(text).some((named) => facts.has(named.slice(1, -1)));
}

function asShown(content: Written): Content {
  return {
    ...content,
    site: withPlaces(content.site),
    services: content.services.filter(({ active }) => active),
    testimonials: content.testimonials.filter(({ active }) => active),
    socials: content.socials.filter(({ active }) => active),
  };
}

function withPlaces(site: Written['site']): Site {
  const places = site.areas.flatMap((area): [string, Place][] => {
    if (typeof area === 'string' || !area.at) return [];
    const [latitude = 0, longitude = 0] = area.at.split(',').map(Number);
    return [[area.name, { latitude, longitude }]];
  });
  return { ...site, areas: site.areas.map(nameOfArea), places: Object.fromEntries(places) };
}
