import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { patterns } from '../framework/assumptions.js';
import { expectCount, FrameworkChanged } from '../framework/expect-count.js';
import { filesBelow } from '../shared/files-below';

const notFoundPage = '404.html';

/** Takes away the 404 page's twin, and copies of the pages' data that the router never asks for. */
export function removeTwinsAndCopies(folder: string) {
  const files = filesBelow(folder);
  const twins = files.filter((file) => patterns.notFoundTwin.test(file));
  const same = twins.filter((file) => file.endsWith('.html') && isSame(folder, file, notFoundPage));
  expectCount('notFoundTwin', 'the export', same.length, 1);
  const copies = files.filter((file) => patterns.fullData.test(file) && !twins.includes(file));
  const pages = files.filter((file) => file.endsWith('.html') && !twins.includes(file));
  const asked = textsBelow(folder).some(
    ([name, text]) => name.endsWith('.js') && patterns.fullDataName.test(text),
  );
  // Each page has one but for the 404 page.
  expectCount('fullData', 'the export', asked ? 0 : copies.length, pages.length - 1);
  for (const file of [...twins, ...copies]) rmSync(path.join(folder, file));
}

function isSame(folder: string, one: string, other: string): boolean {
  const read = (file: string) => readFileSync(path.join(folder, file));
  return read(one).equals(read(other));
}

/**
 * Takes away every script and style sheet that no page can ask for: its name (or its hash, from
 * which webpack puts names together) stands in no other file. To be called on finished pages.
 */
export function removeUnnamed(folder: string) {
  const hashed = filesBelow(folder).filter((file) => /^_next\/static\/(chunks|css)\//.test(file));
  const known = hashed.filter((file) => patterns.hashedNames.test(file));
  expectCount('hashedNames', 'the export', known.length, hashed.length);
  const removed: string[] = [];
  for (let more = unnamedIn(folder); more.length > 0; more = unnamedIn(folder)) {
    // What they named may be unnamed now.
    for (const file of more) rmSync(path.join(folder, file));
    removed.push(...more);
  }
  expectUnnamed(folder, removed);
  removeEmptyFolders(folder);
}

function unnamedIn(folder: string): string[] {
  const texts = textsBelow(folder);
  return filesBelow(folder).filter((file) => {
    if (!file.startsWith('_next/')) return false;
    const name = patterns.hashedNames.exec(file)?.[0] ?? path.posix.basename(file);
    return !texts.some(([other, text]) => other !== file && text.includes(name));
  });
}

/** Whatever the framework calls its files: no part of a removed one's name may stand anywhere. */
function expectUnnamed(folder: string, removed: string[]) {
  const texts = textsBelow(folder);
  for (const file of removed) {
    const base = path.posix.basename(file);
    const telling = base.split(/[.\-_~]/).filter((part) => part.length > 5 && /\d/.test(part));
    const [by] =
      texts.find(([, text]) => [base, ...telling].some((part) => text.includes(part))) ?? [];
    if (!by) continue;
    throw new FrameworkChanged(
      `The framework has changed: ${file} would be deleted as unneeded, but ${by} names it. What to do: docs/upgrading.md, at "hashedNames".`,
    );
  }
}

function textsBelow(folder: string): [file: string, text: string][] {
  return filesBelow(folder)
    .filter((file) => /\.(html|txt|js|css)$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmdirSync(inner);
  }
}
