// Functions that measure a page. They run in it.

/** Returns the leftmost and the rightmost edge of the visible texts in px. */
export function measureTextEdges(): number[] {
  const edges: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest('.visually-hidden, [href="#mainContent"], textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    edges.push(Math.round(left), Math.round(right));
  }
  return [Math.min(...edges), Math.max(...edges)];
}

/** Returns the controls that a touch 21 px from their centre misses. Links within a sentence are exempt, as in WCAG. */
export function findSmallTargets(): string[] {
  const offsets = [
    [0, -21],
    [0, 21],
    [-21, 0],
    [21, 0],
  ] as const;
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter((control) => {
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent !== control.textContent;
      const isVisible = control.checkVisibility({ visibilityProperty: true });
      if (!isVisible || control.tabIndex < 0 || isInSentence) return false;
      if (control.matches('[href="#mainContent"]')) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return !offsets.every(([x, y]) =>
        control.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)),
      );
    })
    .map(({ textContent, ariaLabel, id }) => textContent?.trim() || ariaLabel || id);
}
