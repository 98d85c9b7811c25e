import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { ContentError, loadContent } from '../../content/model/load-content';

const source = path.resolve(__dirname, '../../content');
const copied = /content$|\.ya?ml$|pages$|icons|logo\.svg$/;

export interface ContentCopy {
  /** The content folder itself; the project's folder is its parent. */
  folder: string;
  /** Sets one field, and leaves the file's other lines as they are; `undefined` removes it. */
  set: (file: string, at: (string | number)[], value: unknown) => void;
  /** Replaces a file, with a text or with bytes. */
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  read: (file: string) => string;
  /** What the owner is told of it, a sentence each. */
  issues: () => readonly string[];
  dispose: () => void;
}

/**
 * A copy of the content as it is now, for tests to spoil. Tests set what they rely on themselves,
 * so that they hold whatever the owner has written. The pictures are only there by name.
 */
export function copyContent(): ContentCopy {
  const project = mkdtempSync(path.join(tmpdir(), 'content-'));
  const folder = path.join(project, 'content');
  mkdirSync(folder);
  cpSync(source, folder, { recursive: true, filter: (from) => copied.test(from) });
  const at = (file: string) => path.join(folder, file);
  mkdirSync(at('pictures'));
  for (const name of readdirSync(path.join(source, 'pictures'))) {
    writeFileSync(at(`pictures/${name}`), `stands for ${name}`);
  }
  return {
    folder,
    set(file, where, value) {
      const document = parseDocument(readFileSync(at(file), 'utf8'));
      if (value === undefined) document.deleteIn(where);
      else document.setIn(where, document.createNode(value));
      writeFileSync(at(file), document.toString({ lineWidth: 0 }));
    },
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file), { recursive: true }),
    read: (file) => readFileSync(at(file), 'utf8'),
    issues: () => issuesOf(folder),
    // Windows lets go of a file a moment after the program that had it open has ended.
    dispose: () => rmSync(project, { recursive: true, force: true, maxRetries: 5 }),
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
