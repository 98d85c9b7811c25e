import { type Box, inked, overlap } from './boxes';
import { isFixed, isVisible, nameOf, plain } from './elements';
import { linesOf, textProblems } from './find-text-problems';

/** What is wrong with a text, link, field or picture of a page. */
export interface LayoutProblem {
  kind: 'wide' | 'cut' | 'outside' | 'over' | 'broken' | 'picture';
  /** The text, and the text that it touches or the word that is broken. For a picture its file. */
  texts: string[];
}

/** A text or a control, with its lines or its boxes. */
interface Item {
  element: Element;
  name: string;
  boxes: Box[];
}

/** Measures each line of each text, and each link, button and field, in a window of this width at the top of the page. */
export function findProblems(windowWidth: number): LayoutProblem[] {
  const texts = visibleTexts();
  const problems = texts.flatMap(({ node, element, name }) =>
    textProblems(node, element, windowWidth).map(
      ([kind, word]): LayoutProblem => ({ kind, texts: word ? [name, word] : [name] }),
    ),
  );
  problems.push(...overlaps([...texts, ...controls()]));
  const wide = document.documentElement.scrollWidth - windowWidth;
  if (wide > 0 && !problems.some(({ kind }) => kind === 'wide')) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => isVisible(element) && !isFixed(element))
      .find((element) => element.getBoundingClientRect().right > windowWidth + 1);
    problems.push({ kind: 'wide', texts: [nameOf(widest ?? document.body).slice(0, 80)] });
  }
  for (const picture of document.images) {
    if (isVisible(picture) && !(picture.complete && picture.naturalWidth > 0))
      problems.push({ kind: 'picture', texts: [decodeURI(picture.currentSrc || picture.src)] });
  }
  return problems;
}

function visibleTexts(): (Item & { node: Node })[] {
  const texts: (Item & { node: Node })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = plain(node.textContent ?? '');
    if (!element || !name || element.localName === 'textarea' || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = linesOf(range).map(inked);
    if (boxes.length > 0) texts.push({ node, element, name, boxes });
  }
  return texts;
}

function controls(): Item[] {
  const selector = 'a[href], button, input:not([type=hidden]), textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => isVisible(element) && element.tabIndex >= 0)
    .map((element) => ({ element, name: nameOf(element), boxes: [...element.getClientRects()] }));
}

function overlaps(items: Item[]): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  const fixed = new Set(items.filter(({ element }) => isFixed(element)));
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (fixed.has(one) !== fixed.has(other)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((each) => overlap(box, each))))
        problems.push({ kind: 'over', texts: [one.name, other.name] });
    }
  }
  return problems;
}
