import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { asTexts } from '../../content/schema/yaml-texts';

/** A text as the owner has written it, {placeholders} and all. */
export interface WrittenText {
  /** Below content/pages, or content/. */
  file: string;
  line: number;
  text: string;
}

/** The texts of content/pages. */
export function pageTexts(folder: string): WrittenText[] {
  const pages = path.join(folder, 'pages');
  const files = readdirSync(pages).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((file) => textsIn(pages, file));
}

export function textsIn(folder: string, file: string): WrittenText[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'), {
    ...asTexts,
    lineCounter: lines,
  });
  const found: WrittenText[] = [];
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string') return;
      found.push({ file, line: lines.linePos(range?.[0] ?? 0).line, text: value });
    },
  });
  return found;
}
