import type { Edit, Page } from './page';

/**
 * Makes the export's script elements inert and takes away what would fetch them early; the small
 * starter (components/boot/deferred-start.ts) wakes them. Scripts for browsers without modules go.
 */
export function deferScripts(page: Page, starter: string): Edit[] {
  const edits: Edit[] = [];
  for (const { tag, attributes, outer } of page.elements) {
    if (tag === 'link' && attributes.rel === 'preload' && attributes.as === 'script') {
      edits.push({ ...outer, text: '', met: 'scriptPreloads' });
    }
    if (tag !== 'script' || !attributes.src) continue;
    if ('nomodule' in attributes) edits.push({ ...outer, text: '', met: 'oldScripts' });
    else if ('async' in attributes) {
      const start = outer.start + '<script'.length;
      edits.push({ start, length: 0, text: ' type="deferred"', met: 'asyncScripts' });
    }
  }
  const end = page.html.lastIndexOf('</body>');
  edits.push({ start: end, length: 0, text: `<script>${starter}</script>` });
  return edits;
}
