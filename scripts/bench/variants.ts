import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageElement } from '../finish/page';
import { applyEdits, readPage } from '../finish/page';

/** A copy of the export from which each page has lost the elements that `unwanted` names. */
export function variant(folder: string, unwanted: (element: PageElement) => boolean): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy).filter((file) => file.endsWith('.html'))) {
    const file = path.join(copy, name);
    const page = readPage(readFileSync(file, 'utf8'));
    const edits = page.elements.filter(unwanted).map(({ outer }) => ({ ...outer, text: '' }));
    writeFileSync(file, applyEdits(page, edits).html);
  }
  return copy;
}

/** Every script, and every link that only scripts would wake: the page's physical limit. */
export const isScript = ({ tag, attributes }: PageElement) =>
  tag === 'script' || (tag === 'link' && attributes.rel === 'late');
