import type { Edit, Page } from './page';

/**
 * Makes the export's script elements inert and takes away what would fetch them early; the small
 * starter (components/boot/late-start.ts) wakes them. Scripts for browsers without modules go.
 */
export function lateScripts(page: Page, starter: string): Edit[] {
  const edits: Edit[] = [];
  for (const element of page.elements) {
    const { tag, attributes } = element;
    if (tag === 'link' && attributes.rel === 'preload' && attributes.as === 'script') {
      edits.push({ ...element.outer, text: '' });
    }
    if (tag !== 'script' || !attributes.src) continue;
    if ('nomodule' in attributes) edits.push({ ...element.outer, text: '' });
    else
      edits.push({
        start: element.outer.start + '<script'.length,
        length: 0,
        text: ' type="late"',
      });
  }
  const end = page.html.lastIndexOf('</body>');
  edits.push({ start: end, length: 0, text: `<script>${starter}</script>` });
  return edits;
}
