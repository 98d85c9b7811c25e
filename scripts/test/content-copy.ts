import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, loadContent } from '../../content/schema/load-content';
import { setField } from './project-copy';

const source = path.resolve(__dirname, '../../content');
const copied = /content$|\.ya?ml$|pages$|icons|logo\.svg$/;

export interface ContentCopy {
  /** The content folder itself; the project's folder is its parent. */
  folder: string;
  set: (file: string, at: (string | number)[], value: unknown) => void;
  /** Replaces a file, with a text or with bytes. */
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  read: (file: string) => string;
  /** What the owner is told of it, a sentence each. */
  issues: () => readonly string[];
  /** Lets what was changed until now be where each of the next tests begins. */
  keep: () => void;
}

function makeCopy(project: string): string {
  const folder = path.join(project, 'content');
  mkdirSync(folder);
  cpSync(source, folder, { recursive: true, filter: (from) => copied.test(from) });
  mkdirSync(path.join(folder, 'pictures'));
  for (const name of readdirSync(path.join(source, 'pictures'))) {
    writeFileSync(path.join(folder, 'pictures', name), `stands for ${name}`);
  }
  return folder;
}

/**
 * A copy of the content as it is now, for tests to spoil. Tests set what they rely on themselves,
 * so that they hold whatever the owner has written. The pictures are only there by name.
 * One for a file of tests: after each of them only what it changed is put right. A hundred files for
 * each of four hundred tests took a third of their time.
 */
export function copyContent(): ContentCopy {
  const project = mkdtempSync(path.join(tmpdir(), 'content-'));
  const folder = makeCopy(project);
  const at = (file: string) => path.join(folder, file);
  const originals = new Map<string, Buffer | undefined>();
  const toChange = (file: string) => {
    const full = at(file);
    if (!originals.has(full))
      originals.set(full, existsSync(full) ? readFileSync(full) : undefined);
    return full;
  };
  afterEach(() => {
    for (const [full, bytes] of originals) {
      rmSync(full, { recursive: true, force: true });
      if (bytes) writeFileSync(full, bytes);
    }
    originals.clear();
  });
  // Windows lets go of a file a moment after the program that had it open has ended.
  afterAll(() => rmSync(project, { recursive: true, force: true, maxRetries: 5 }));
  return {
    folder,
    set: (file, where, value) => setField(toChange(file), where, value),
    write: (file, text) => writeFileSync(toChange(file), text),
    remove: (file) => rmSync(toChange(file), { recursive: true }),
    read: (file) => readFileSync(at(file), 'utf8'),
    issues: () => issuesOf(folder),
    keep: () => originals.clear(),
  };
}

function issuesOf(folder: string): readonly string[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}
