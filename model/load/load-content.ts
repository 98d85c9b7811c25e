import path from 'node:path';
import { z } from 'zod';
import { valueAt } from '../fields/field-path';
import { plainLine } from '../fields/normalize';
import type { Content, ContentFiles, ContentKey } from '../files/schema';
import { contentFiles, toContent } from '../files/schema';
import { formatIssue, type Issue, validate } from './error-map';
import { missingFiles, readContentFile, shownPath, unreadFiles } from './folder-files';
import { checkMap } from './map-edges';
import { fillPlaceholders, placeholderValues } from './placeholders';
import type { YamlFile } from './read-yaml';

/** All mistakes in the content, one line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(issues: readonly string[]) {
    super(['The content has to be corrected:', ...issues.map(plainLine)].join('\n'));
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
  const addIssue = (key: ContentKey, issue: Issue, line = files[key]?.lineOf(issue.path) ?? 0) => {
    messages.push(formatIssue(shownPath(folder, contentFiles[key].file), line, issue));
  };
  // site.yaml is first: it has the values of the others' placeholders.
  for (const key of Object.keys(contentFiles) as ContentKey[]) {
    const file = readContentFile(path.join(folder, contentFiles[key].file));
    if ('issue' in file) addIssue(key, file.issue, file.line);
    else {
      files[key] = file;
      const { data, issues } = check(key, file.data, written.site);
      for (const issue of issues) addIssue(key, issue);
      if (data !== undefined) Object.assign(written, { [key]: data });
    }
  }
  for (const { key, ...issue } of missingFiles(folder, written)) addIssue(key, issue);
  for (const { file, issue } of checkMap(folder, written.site?.areas ?? []))
    if (file) messages.push(formatIssue(file, 0, issue));
    else addIssue('site', issue);
  messages.push(...unreadFiles(folder));
  if (messages.length > 0) throw new ContentError(messages);
  return toContent(written as ContentFiles);
}

/** @param site the values of the placeholders, unless site.yaml has mistakes. */
function check(key: ContentKey, raw: unknown, site: ContentFiles['site'] | undefined) {
  const schema: z.ZodType = contentFiles[key].schema;
  // A file with comments only is an empty list.
  const data = raw ?? (schema instanceof z.ZodArray ? [] : undefined);
  if (key === 'site') return checkSite(data);
  const { filled, issues } = fillPlaceholders(schema, data, site && placeholderValues(site));
  const result = validate(schema, filled);
  // A text with placeholders cannot be validated before these are filled in.
  const others = result.issues.filter(
    ({ path: at }) => site || !String(valueAt(data, at)).includes('{'),
  );
  return { ...result, issues: [...issues, ...others] };
}

/** Of the facts themselves only the notice has placeholders. */
function checkSite(data: unknown) {
  const { schema } = contentFiles.site;
  const { notice, ...facts } = { ...(data as object & { notice?: unknown }) };
  const site = validate(schema, facts).data;
  if (!notice || !site) return validate(schema, data);
  const { filled, issues } = fillPlaceholders(schema, notice, placeholderValues(site), ['notice']);
  return issues.length > 0 ? { issues } : validate(schema, { ...facts, notice: filled });
}
