import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit, Page } from './page';
import { withoutHints } from './prefetch-data';

const push = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\)$/s;
/** React's name for the element that starts the page's scripts. */
const runtime = 'id="_R_"';

/**
 * Moves the data from which React wakes the page out of the HTML into a file of its own. It repeats
 * the whole page in other words; without it the HTML fits into a connection's first round trip. The
 * starter (components/boot/late-start.ts) fetches it beside the scripts and runs the last of them
 * only when it has come, so that a lost file leaves the page as it was written.
 */
export function pageData(page: Page, folder: string, basePath: string): Edit[] {
  const edits: Edit[] = [];
  let data = '';
  for (const { tag, text, outer } of page.elements) {
    const [, entry] = (tag === 'script' && push.exec(text)) || [];
    if (entry === undefined) continue;
    const [kind, rows = ''] = JSON.parse(entry) as [kind: number, rows?: string];
    if (kind > 1) throw new Error(`Next writes a kind of page data (${kind}) unknown to us.`);
    data += withoutHints(rows);
    edits.push({ ...outer, text: '' });
  }
  const start = page.html.indexOf(runtime);
  if (!data || start < 0) throw new Error('The page has no data, or nothing that starts it.');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `/_next/static/data/${hash}.txt`;
  mkdirSync(path.join(folder, '_next/static/data'), { recursive: true });
  writeFileSync(path.join(folder, address), data);
  edits.push({ start, length: 0, text: `data-needs="${basePath}${address}" ` });
  return edits;
}
