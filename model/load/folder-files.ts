import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { formatIssue, formatValue, type Issue, oneOf } from '../messages/format';
import {
  type ContentFiles,
  type ContentKey,
  contentFiles,
  usedFiles,
} from '../schemas/content-files';
import { readYaml } from './read-yaml';

// The files in the content folder: those that are read, those that are missing, and those that nothing reads.

/** The path relative to the working directory. */
export function shownPath(...names: string[]): string {
  return path.relative(process.cwd(), path.join(...names)).replaceAll(path.sep, '/');
}

/** Texts that nothing reads, such as “site (1).yaml” and “home.docx”. Hidden ones and backups of editors do not count. */
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
    let expected = `${oneOf(known)}, or this file in another folder`;
    if (meant) expected = `the name ${shownPath(folder, meant)}`;
    if (meant && names.includes(meant))
      expected = `its words in ${shownPath(folder, meant)}, and this file deleted`;
    const issue = { path: [], found: 'a file that the site does not read', expected };
    return formatIssue(shownPath(folder, name), 0, issue);
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

export function readContentFile(file: string): ReturnType<typeof readYaml> {
  let expected = 'a text file of this name, in small letters';
  try {
    // Windows and macOS would also open Site.yaml, which the computer that publishes does not find.
    if (!namesIn(path.dirname(file)).includes(path.basename(file))) throw new Error('no such file');
    const bytes = readFileSync(file);
    expected = 'a text in UTF-8: in the text editor, choose “Save as” and the encoding UTF-8';
    return readYaml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { line: 0, issue: { path: [], found: 'nothing that can be read', expected } };
  }
}

/** Missing pictures and icons, each at the first field that names it. */
export function missingFiles(contentFolder: string, written: Partial<ContentFiles>) {
  const names = {
    pictures: namesIn(path.join(contentFolder, 'pictures')),
    icons: namesIn(path.join(contentFolder, 'icons')).map((name) =>
      name.replace(/\.(svg|png)$/, ''),
    ),
  };
  const missing = new Map<string, Issue & { key: ContentKey }>();
  for (const { key, path: at, file, folder } of usedFiles(
    written,
    written.site?.feed.provider ?? 'none',
  )) {
    const there = names[folder];
    // A missing folder is one mistake.
    const mistake = there.length > 0 ? file : folder;
    if (there.includes(file) || missing.has(mistake)) continue;
    const alike = there.find((name) => name.toLowerCase() === file.toLowerCase());
    const known = there.length > 0 ? `: ${there.join(', ')}` : ', which is missing or empty';
    let expected = `a file of ${shownPath(contentFolder, folder)}${known}`;
    if (key === 'pictures') expected = `this entry deleted, or ${expected}`;
    if (alike) expected = `the small and capital letters of the file’s name, ${alike}`;
    missing.set(mistake, { key, path: at, found: formatValue(file), expected });
  }
  return missing.values();
}
