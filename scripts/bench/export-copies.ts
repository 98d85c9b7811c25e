import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageElement } from '../post-process/page';
import { applyEdits, readPage } from '../post-process/page';
import { compressTexts } from '../shared/compress-texts';

/**
 * A copy of the export from which each page has lost the elements that `unwanted` names, with a
 * .br file beside each text: brotli at its tightest, as the goals and the build's budgets count.
 * The copy is removed when the bench ends, also by an error.
 */
export function copyWithout(folder: string, unwanted: (element: PageElement) => boolean): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy).filter((file) => file.endsWith('.html'))) {
    const file = path.join(copy, name);
    const page = readPage(readFileSync(file, 'utf8'));
    const edits = page.elements.filter(unwanted).map(({ outer }) => ({ ...outer, text: '' }));
    writeFileSync(file, applyEdits(page, edits).html);
  }
  compressTexts(copy);
  return copy;
}

/** The export as it is. */
export const nothing = () => false;

/** Every script, and every link that only scripts would wake: the page's physical limit. */
export const isScript = ({ tag, attributes }: PageElement) =>
  tag === 'script' || (tag === 'link' && /^(deferred|reached)$/.test(attributes.rel ?? ''));
