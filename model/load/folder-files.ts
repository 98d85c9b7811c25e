import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { type ContentKey, contentFiles, type Site, usedFiles } from '../schemas/content-files';
import { formatIssue, formatValue, type Issue, oneOf } from '../validation/format';
import { parseYaml } from '../validation/parse-yaml';

// The files in the content folder: those that the site reads, those that are missing, and those that nothing reads.

/** Returns a path relative to the working directory, with slashes on every system. */
export function relativePath(...names: string[]): string {
  return path.relative(process.cwd(), path.join(...names)).replaceAll(path.sep, '/');
}

/**
 * Reports text files that nothing reads, for example “site (1).yaml” and “home.docx”, except hidden files and the
 * backups of text editors.
 */
export function unreadFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const known: string[] = Object.values(contentFiles).map(({ file }) => file);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(path.sep, '/'),
  );
  const texts = names.filter((name) =>
    /(^|\/)[^.~#/][^/]*\.(ya?ml|txt|rtf|odt|docx?)\b[^/~]*$/i.test(name),
  );
  const unread = texts.filter((name) => ![...known, 'map-licence.txt'].includes(name));
  return unread.map((name) => {
    const start = path.basename(name).toLowerCase();
    const meant = known.find((file) => start.startsWith(path.parse(file).name));
    let expected = `${oneOf(known)}, or this file moved to another folder`;
    if (meant) expected = `the name ${relativePath(folder, meant)}`;
    if (meant && names.includes(meant))
      expected = `its text moved to ${relativePath(folder, meant)}, and this file deleted`;
    const issue = { path: [], found: 'a file that the site does not read', expected };
    return formatIssue(relativePath(folder, name), 0, issue);
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

export function readContentFile(file: string): ReturnType<typeof parseYaml> {
  const error = (found: string, expected: string) => ({
    line: 0,
    issue: { path: [], found, expected },
  });
  // Windows and macOS would also open Site.yaml, but the computer that publishes the site would not find it.
  if (!namesIn(path.dirname(file)).includes(path.basename(file)))
    return error('no file with this name', 'one: create it, with its name in lowercase letters');
  try {
    return parseYaml(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch {
    return error(
      'nothing that can be read',
      'a text file in UTF-8: in the text editor, choose “Save as” and the encoding UTF-8',
    );
  }
}

/** Reports missing pictures and icons, each at the first field that names it. */
export function missingFiles(
  contentFolder: string,
  written: Partial<Record<ContentKey, unknown>>,
  provider?: Site['feed']['provider'],
) {
  const names = {
    pictures: namesIn(path.join(contentFolder, 'pictures')),
    icons: namesIn(path.join(contentFolder, 'icons')).map((name) =>
      name.replace(/\.(svg|png)$/, ''),
    ),
  };
  const missing = new Map<string, Issue & { key: ContentKey }>();
  for (const { key, path: at, file, folder } of usedFiles(written, provider)) {
    const present = names[folder];
    // A missing folder is one error.
    const subject = present.length > 0 ? file : folder;
    if (present.includes(file) || missing.has(subject)) continue;
    const shownFolder = relativePath(contentFolder, folder);
    const found = `${formatValue(file)}, which is not in ${shownFolder}`;
    let expected = present.length > 0 ? oneOf(present, file) : 'files there (it has none)';
    if (key === 'pictures') expected = `no entry for a deleted picture, or ${expected}`;
    missing.set(subject, { key, path: at, found, expected });
  }
  return missing.values();
}
