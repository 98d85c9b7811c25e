/* What runs in the page and measures it. */

/** The leftmost and the rightmost edge of its texts. */
export function textEdges(): number[] {
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

/** The controls that a finger misses 21 pixels beside their middle. Links in a sentence are as high as its lines. */
export function smallTargets(): string[] {
  const distances = [
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
      const isSeen = control.checkVisibility({ visibilityProperty: true });
      if (!isSeen || control.tabIndex < 0 || isInSentence) return false;
      if (control.matches('[href="#mainContent"]')) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return !distances.every(([x, y]) =>
        control.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)),
      );
    })
    .map(({ textContent, ariaLabel, id }) => textContent?.trim() || ariaLabel || id);
}
