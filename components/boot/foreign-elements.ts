/**
 * Password managers and other extensions put elements of their own into the page before its scripts
 * start. React, which expects the page as it was written, would then render all of it anew: focus,
 * caret and the loader's place would be lost. So they are taken out when React starts, and put back
 * once it has the page. What translators put in, which holds the page's words, stays where it is:
 * React looks past it (components/jsx/own-text.ts).
 */
const records: MutationRecord[] = [];
const observer = new MutationObserver((news) => records.push(...news));
observer.observe(document.body, { childList: true, subtree: true });

export function takeOutForeign() {
  records.push(...observer.takeRecords());
  observer.disconnect();
  for (const { addedNodes, removedNodes } of records) {
    for (const node of addedNodes) {
      const isForeign = node instanceof Element && !node.closest('font');
      if (removedNodes.length > 0 || !isForeign) continue;
      // React takes no notice of a comment.
      const place = document.createComment('');
      node.replaceWith(place);
      addEventListener('awake', () => place.replaceWith(node), { once: true });
    }
  }
}
