import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { didYouMean } from './expectations';
import { type FieldPath, formatIssue, formatValue, type Issue, validate, valueAt } from './issues';
import { fillPlaceholders, placeholderValues } from './placeholders';
import { readYaml, type YamlFile } from './read-yaml';
import type { Content, ContentFiles, ContentKey } from './schema';
import { contentFiles, toContent, usedFiles } from './schema';

/** All mistakes in the content, one line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(issues: readonly string[]) {
    super(['The content has to be corrected:', ...issues].join('\n'));
    // A stack trace does not help the owner of the content.
    this.stack = this.message;
  }
}

/**
 * Reads and validates every content file in `folder`, fills in the {placeholders} and leaves out inactive
 * entries.
 * @throws {ContentError} with every issue at once.
 */
export function loadContent(folder: string): Content {
  const messages: string[] = [];
  const files: Partial<Record<ContentKey, YamlFile>> = {};
  const written: Partial<ContentFiles> = {};
  const report = (key: ContentKey, issue: Issue, line = files[key]?.lineOf(issue.path) ?? 0) => {
    messages.push(formatIssue(shownPath(folder, contentFiles[key].file), line, issue));
  };
  // site.yaml is first: it has the values of the others' placeholders.
  for (const key of Object.keys(contentFiles) as ContentKey[]) {
    const file = readContentFile(path.join(folder, contentFiles[key].file));
    if ('issue' in file) report(key, file.issue, file.line);
    else {
      files[key] = file;
      const { data, issues } = check(key, file.data, written.site);
      for (const issue of issues) report(key, issue);
      if (data !== undefined) Object.assign(written, { [key]: data });
    }
  }
  for (const { key, ...issue } of missingFiles(folder, written)) report(key, issue);
  messages.push(...unreadFiles(folder));
  if (messages.length > 0) throw new ContentError(messages);
  return toContent(written as ContentFiles);
}

/** The path relative to the working directory. */
function shownPath(...names: string[]): string {
  return path.relative(process.cwd(), path.join(...names)).replaceAll(path.sep, '/');
}

/** Copies, such as “site (1).yaml”, and files in another folder, which nothing reads. Those of editors are hidden. */
function unreadFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const known: string[] = Object.values(contentFiles).map(({ file }) => file);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // One that differs in capital letters only is named where it is missed.
  const unread = names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter(
      (name) => /(^|\/)[^./][^/]*\.ya?ml$/i.test(name) && !known.includes(name.toLowerCase()),
    );
  return unread.map((name) => {
    const start = path.basename(name).toLowerCase();
    const meant = known.find((file) => start.startsWith(path.parse(file).name));
    const expected = meant
      ? `its words in ${shownPath(folder, meant)}, and this file deleted`
      : `one of the names ${known.join(', ')}`;
    const issue = { path: [], found: 'a file that the site does not read', expected };
    return formatIssue(shownPath(folder, name), 0, issue);
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function readContentFile(file: string): ReturnType<typeof readYaml> {
  const names = namesIn(path.dirname(file));
  let expected = `a text file${didYouMean(path.basename(file), names)}`;
  try {
    // Windows and macOS would also open Site.yaml, which the computer that publishes does not find.
    if (!names.includes(path.basename(file))) throw new Error('no such file');
    const bytes = readFileSync(file);
    expected = 'a text in UTF-8: in the text editor, choose “Save as” and the encoding UTF-8';
    return readYaml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { line: 0, issue: { path: [], found: 'nothing that can be read', expected } };
  }
}

/** @param site the values of the placeholders, unless site.yaml has mistakes. */
function check(key: ContentKey, raw: unknown, site: ContentFiles['site'] | undefined) {
  const schema: z.ZodType = contentFiles[key].schema;
  // A file with comments only is an empty list.
  const data = raw ?? (schema instanceof z.ZodArray ? [] : undefined);
  if (key === 'site') return checkSite(data);
  const { filled, issues } = fill(data, site);
  const result = validate(schema, filled);
  const writtenAt = (at: FieldPath) => {
    const value = valueAt(data, at);
    return typeof value === 'string' ? value : '';
  };
  // A text with an unknown placeholder, or without valid values for it, cannot be validated further.
  const isUnknown = ({ path: at }: Issue) =>
    issues.some((other) => other.path.join() === at.join()) ||
    (!site && writtenAt(at).includes('{'));
  const others = result.issues.filter((issue) => !isUnknown(issue));
  const explained = others.map((issue) => explain(issue, writtenAt(issue.path), site));
  return { ...result, issues: [...issues, ...explained] };
}

/** Names the longest placeholder of a text that is too long. */
function explain(issue: Issue, written: string, site: ContentFiles['site'] | undefined): Issue {
  const values = site ? Object.entries(placeholderValues(site)) : [];
  const [longest] = values
    .filter(([name]) => written.includes(`{${name}}`))
    .sort(([, one], [, other]) => other.length - one.length);
  if (!longest || !issue.expected.startsWith('at most')) return issue;
  const [name, { length }] = longest;
  const share = `${length} are from {${name}}: write fewer words in its place`;
  return { ...issue, expected: `${issue.expected}. ${share}` };
}

/** Of the facts themselves only the notice has placeholders. */
function checkSite(data: unknown) {
  const { schema } = contentFiles.site;
  const { notice, ...facts } = { ...(data as object & { notice?: unknown }) };
  const site = validate(schema, facts).data;
  if (!notice || !site) return validate(schema, data);
  const { filled, issues } = fill(notice, site, ['notice']);
  return issues.length > 0 ? { issues } : validate(schema, { ...facts, notice: filled });
}

function fill(data: unknown, site: ContentFiles['site'] | undefined, at: FieldPath = []) {
  const issues: Issue[] = [];
  const report = (issue: Issue) => {
    // At most one for a text: {{areas}} has two braces too many.
    if (issues.at(-1)?.path.join() !== issue.path.join()) issues.push(issue);
  };
  const filled = fillPlaceholders(data, site && placeholderValues(site), report, at);
  return { filled, issues };
}

/** Missing pictures and icons, each at the first field that names it. */
function missingFiles(contentFolder: string, written: Partial<ContentFiles>) {
  const names = {
    pictures: namesIn(path.join(contentFolder, 'pictures')),
    icons: namesIn(path.join(contentFolder, 'icons')).map((name) => name.replace(/\.svg$/, '')),
  };
  const missing = new Map<string, Issue & { key: ContentKey }>();
  for (const { key, path: at, file, folder } of usedFiles(written, written.site?.feed.provider)) {
    const there = names[folder];
    // A missing folder is one mistake.
    const mistake = there.length > 0 ? file : folder;
    if (there.includes(file) || missing.has(mistake)) continue;
    const hint = there.length > 0 ? didYouMean(file, there) : ', which is missing or empty';
    const expected = `a file of ${shownPath(contentFolder, folder)}${hint}`;
    missing.set(mistake, { key, path: at, found: formatValue(file), expected });
  }
  return missing.values();
}
