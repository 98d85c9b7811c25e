import path from 'node:path';
import { inspect } from 'node:util';
import { z } from 'zod';
import type { Content, ContentFiles, ContentKey } from '../schemas/content-files';
import { contentFiles, withoutInactive } from '../schemas/content-files';
import { checkFile } from '../validation/check-file';
import { formatIssue, formatValue, type Issue, oneOf, toPlainLine } from '../validation/format';
import type { YamlFile } from '../validation/parse-yaml';
import { missingFiles, readContentFile, relativePath, unreadFiles } from './folder-files';
import { checkMap } from './map-edges';

/** All content errors. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(issues: readonly string[]) {
    const sorted = issues.map(toPlainLine).sort(new Intl.Collator('en', { numeric: true }).compare);
    // In two lines, because the overlay of `next dev` does not wrap long ones.
    const lines = sorted.map((issue) => issue.replace(', expected ', ',\n  expected '));
    super(['Fix these errors in the content:', ...lines].join('\n'));
    // A stack trace does not help the owner of the content. Turbopack would even take “08:00” for a place in the code.
    this.stack = '';
  }

  /** What `console.error` prints, and therefore `next build` too. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Reads and validates every content file in `folder`, fills in the {placeholders} and leaves out inactive entries.
 * @throws {ContentError} with all content errors at once.
 */
export function loadContent(folder: string): Content {
  const messages: string[] = [];
  const files: Partial<Record<ContentKey, YamlFile>> = {};
  const written: Partial<Record<ContentKey, unknown>> = {};
  const valid: Partial<ContentFiles> = {};
  const addIssue = (key: ContentKey, issue: Issue, line = files[key]?.lineOf(issue.path) ?? 0) => {
    messages.push(formatIssue(relativePath(folder, contentFiles[key].file), line, issue));
  };
  // site.yaml comes first, because it has the values of the other files' placeholders.
  for (const key of Object.keys(contentFiles) as ContentKey[]) {
    const file = readContentFile(path.join(folder, contentFiles[key].file));
    if ('issue' in file) addIssue(key, file.issue, file.line);
    else {
      files[key] = file;
      const { schema } = contentFiles[key];
      // A file that contains only comments is an empty list.
      const empty = schema instanceof z.ZodArray ? [] : undefined;
      written[key] = file.data ?? empty;
      const { data, issues } = checkFile(schema, written[key], valid.site);
      for (const issue of issues) addIssue(key, issue);
      if (data !== undefined) Object.assign(valid, { [key]: data });
    }
  }
  const { site } = valid;
  for (const { key, ...issue } of missingFiles(folder, written, site?.feed.provider))
    addIssue(key, issue);
  for (const issue of unknownServices(valid)) addIssue('home', issue);
  for (const { file, issue } of checkMap(folder, site?.areas ?? []))
    if (file) messages.push(formatIssue(file, 0, issue));
    else addIssue('site', issue);
  messages.push(...unreadFiles(folder));
  if (messages.length > 0) throw new ContentError(messages);
  return withoutInactive(valid as ContentFiles);
}

/** Reports ids in `house: order` that no service has. */
function unknownServices({ home, services }: Partial<ContentFiles>): Issue[] {
  const ids = services?.map(({ id }) => id);
  return (home?.house.order ?? []).flatMap((id, index) =>
    !ids || ids.includes(id)
      ? []
      : [{ path: ['house', 'order', index], found: formatValue(id), expected: oneOf(ids, id) }],
  );
}
