import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files';

/** The 404 page's twin, and copies of the pages' data that the router never asks for. */
const unused = /^_not-found(\/|\.)|(^|\/)__next\._full\.txt$/;

export function removeUnused(folder: string) {
  for (const file of filesBelow(folder)) {
    if (unused.test(file)) rmSync(path.join(folder, file));
  }
}

/**
 * Takes away every script and style sheet that no page can ask for: its name (or its hash, from
 * which webpack puts names together) stands in no other file. To be called on finished pages.
 */
export function removeUnnamed(folder: string) {
  while (removeUnnamedOnce(folder));
  removeEmptyFolders(folder);
}

/** @returns whether anything went, as what it named may now be unnamed itself. */
function removeUnnamedOnce(folder: string): boolean {
  const texts = filesBelow(folder)
    .filter((file) => /\.(html|txt|js)$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  const unnamed = filesBelow(folder).filter((file) => {
    if (!file.startsWith('_next/')) return false;
    const name = /[0-9a-f]{16}(?=\.\w+$)/.exec(file)?.[0] ?? path.posix.basename(file);
    return !texts.some(([other, text]) => other !== file && text.includes(name));
  });
  for (const file of unnamed) rmSync(path.join(folder, file));
  return unnamed.length > 0;
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmdirSync(inner);
  }
}
