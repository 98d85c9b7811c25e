import { type Box, doOverlap, toInkBox } from './boxes';
import { collapseSpaces, getName, isFixed, isVisible } from './elements';
import { findTextProblems, getLines } from './find-text-problems';

/** A problem with a text, link, field or picture of a page. */
export interface LayoutProblem {
  kind: 'too-wide' | 'cut-off' | 'outside' | 'overlapping' | 'broken' | 'picture';
  /** The text, then the text that it overlaps or the word that is broken. For a picture, its URL. */
  texts: string[];
}

/** A text with the boxes of its lines, or a control with its own boxes. */
interface Item {
  element: Element;
  name: string;
  boxes: Box[];
}

/** Measures every line of text and every control of a page scrolled to its top. `windowWidth` is in px. */
export function findProblems(windowWidth: number): LayoutProblem[] {
  const texts = findVisibleTexts();
  const problems = texts.flatMap(({ node, element, name }) =>
    findTextProblems(node, element, windowWidth).map(
      ([kind, word]): LayoutProblem => ({ kind, texts: word ? [name, word] : [name] }),
    ),
  );
  problems.push(...findOverlaps([...texts, ...findControls()]));
  const overflow = document.documentElement.scrollWidth - windowWidth;
  if (overflow > 0 && !problems.some(({ kind }) => kind === 'too-wide')) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => isVisible(element) && !isFixed(element))
      .find((element) => element.getBoundingClientRect().right > windowWidth + 1);
    problems.push({ kind: 'too-wide', texts: [getName(widest ?? document.body).slice(0, 80)] });
  }
  for (const picture of document.images) {
    if (isVisible(picture) && !(picture.complete && picture.naturalWidth > 0))
      problems.push({ kind: 'picture', texts: [decodeURI(picture.currentSrc || picture.src)] });
  }
  return problems;
}

function findVisibleTexts(): (Item & { node: Node })[] {
  const texts: (Item & { node: Node })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = collapseSpaces(node.textContent ?? '');
    if (!element || !name || element.localName === 'textarea' || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = getLines(range).map(toInkBox);
    if (boxes.length > 0) texts.push({ node, element, name, boxes });
  }
  return texts;
}

function findControls(): Item[] {
  const selector = 'a[href], button, input:not([type=hidden]), textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => isVisible(element) && element.tabIndex >= 0)
    .map((element) => ({ element, name: getName(element), boxes: [...element.getClientRects()] }));
}

function findOverlaps(items: Item[]): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  const fixed = new Set(items.filter(({ element }) => isFixed(element)));
  for (const [index, first] of items.entries()) {
    for (const second of items.slice(index + 1)) {
      if (fixed.has(first) !== fixed.has(second)) continue;
      if (first.element.contains(second.element) || second.element.contains(first.element))
        continue;
      if (first.boxes.some((box) => second.boxes.some((otherBox) => doOverlap(box, otherBox))))
        problems.push({ kind: 'overlapping', texts: [first.name, second.name] });
    }
  }
  return problems;
}
