import { inked, leaves } from './boxes';
import { ancestors, contentWidth, hasBox } from './elements';

type Kind = 'wide' | 'cut' | 'outside' | 'broken';

/** The lines of a text node that have a width. */
export function linesOf(range: Range): DOMRect[] {
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** What is wrong with a text in a window of this width, and for a broken word that word. */
export function textProblems(node: Node, element: Element, windowWidth: number): [Kind, string?][] {
  const problems: [Kind, string?][] = [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = linesOf(range);
  const boxes = lines.map(inked);
  const above = ancestors(element);
  const column = above.find(hasBox) ?? document.body;
  const letter = Number.parseFloat(getComputedStyle(element).fontSize);
  // A column of a flex or grid container is narrower than its container.
  const width = Math.max(contentWidth(column), ...lines.map((line) => line.width));
  const least = Math.min(8 * letter, 0.85 * windowWidth);

  if (lines.some(({ left, right }) => left < -1 || right > windowWidth + 1))
    problems.push(['wide']);

  const clipping = above.find((one) => {
    const { overflowX, contain } = getComputedStyle(one);
    return /hidden|clip/.test(overflowX) || /paint|content|strict/.test(contain);
  });
  const clip = clipping?.matches('html, body') ? undefined : clipping?.getBoundingClientRect();
  if (boxes.some((line) => leaves(line, clip))) problems.push(['cut']);

  const painted = above.find((one) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(one);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    return one.localName === 'header' || (isPainted && hasBox(one));
  });
  const ground = painted?.getBoundingClientRect();
  if (boxes.some((line) => leaves(line, ground))) problems.push(['outside']);

  // Between letters means: not at a space and not after a hyphen, a dash or a slash. A phone number breaks at spaces only.
  const oneWord = element.closest('a[href^="tel:"]')
    ? /[^\s\u00a0\u200b]+/g
    : /[^\s\u00a0\u200b–—/-]+/g;
  for (const { 0: word, index } of (node.textContent ?? '').matchAll(oneWord)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const parts = linesOf(range);
    const length = parts.reduce((sum, part) => sum + part.width, 0);
    const isBroken = parts.some(({ top, height }) => top - (parts[0]?.top ?? 0) > height / 2);
    if (isBroken && length <= Math.max(width, least)) problems.push(['broken', word]);
  }

  return problems;
}
