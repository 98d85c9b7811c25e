import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { patterns } from '../framework/assumptions.js';
import type { Edit, Page } from './page';
import { withoutHints } from './prefetch-data';

/**
 * Moves the data from which React wakes the page out of the HTML into a file of its own. It repeats
 * the whole page in other words; without it the HTML fits into a connection's first round trip. The
 * starter (components/boot/deferred-start.ts) fetches it beside the scripts and runs the last of them
 * only when it has come, so that a lost file leaves the page as it was written.
 */
export function pageData(page: Page, folder: string, basePath: string): Edit[] {
  const edits: Edit[] = [];
  let data = '';
  for (const { tag, text, outer } of page.elements) {
    const pushed = tag === 'script' ? readPush(text) : undefined;
    if (!pushed) continue;
    data += withoutHints(pushed.rows);
    edits.push({ ...outer, text: '', met: pushed.kind === 0 ? 'dataStart' : 'dataRows' });
  }
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `/_next/static/data/${hash}.txt`;
  mkdirSync(path.join(folder, '_next/static/data'), { recursive: true });
  writeFileSync(path.join(folder, address), data);
  for (const { tag, attributes, outer } of page.elements) {
    if (tag !== 'script' || attributes.id !== patterns.startScript) continue;
    const start = outer.start + '<script'.length;
    const text = ` data-needs="${basePath}${address}"`;
    edits.push({ start, length: 0, text, met: 'startScript' });
  }
  return edits;
}

/** Nothing for what is no piece of page data, or none of a kind that we know. */
function readPush(script: string): { kind: 0 | 1; rows: string } | undefined {
  try {
    const [kind, rows = ''] = JSON.parse(patterns.dataPush.exec(script)?.[1] ?? '[]');
    return kind === 0 || kind === 1 ? { kind, rows } : undefined;
  } catch {
    return undefined;
  }
}
