import { isOutside, toInkBox } from './boxes';
import { getAncestors, getContentWidth, hasBox } from './elements';

type Kind = 'too-wide' | 'cut-off' | 'outside' | 'broken';

/** Returns the boxes of the lines in a range, without empty ones. */
export function getLines(range: Range): DOMRect[] {
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** Returns the problems of a text in a window of this width (px), for a broken word with that word. */
export function findTextProblems(
  node: Node,
  element: Element,
  windowWidth: number,
): [Kind, string?][] {
  const problems: [Kind, string?][] = [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = getLines(range);
  const boxes = lines.map(toInkBox);
  const ancestors = getAncestors(element);
  const column = ancestors.find(hasBox) ?? document.body;
  const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
  // An item of a flex or grid container may be narrower than its container.
  const width = Math.max(getContentWidth(column), ...lines.map((line) => line.width));
  const minWidth = Math.min(8 * fontSize, 0.85 * windowWidth);

  if (lines.some(({ left, right }) => left < -1 || right > windowWidth + 1))
    problems.push(['too-wide']);

  const clipping = ancestors.find((ancestor) => {
    const { overflowX, contain } = getComputedStyle(ancestor);
    return /hidden|clip/.test(overflowX) || /paint|content|strict/.test(contain);
  });
  const clip = clipping?.matches('html, body') ? undefined : clipping?.getBoundingClientRect();
  if (boxes.some((line) => isOutside(line, clip))) problems.push(['cut-off']);

  const painted = ancestors.find((ancestor) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(ancestor);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    return ancestor.localName === 'header' || (isPainted && hasBox(ancestor));
  });
  const background = painted?.getBoundingClientRect();
  if (boxes.some((line) => isOutside(line, background))) problems.push(['outside']);

  // Words may break at spaces and after hyphens, dashes and slashes; phone numbers at spaces only.
  const wordPattern = element.closest('a[href^="tel:"]')
    ? /[^\s\u00a0\u200b]+/g
    : /[^\s\u00a0\u200b–—/-]+/g;
  for (const { 0: word, index } of (node.textContent ?? '').matchAll(wordPattern)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const parts = getLines(range);
    const length = parts.reduce((sum, part) => sum + part.width, 0);
    const isBroken = parts.some(({ top, height }) => top - (parts[0]?.top ?? 0) > height / 2);
    if (isBroken && length <= Math.max(width, minWidth)) problems.push(['broken', word]);
  }

  return problems;
}
