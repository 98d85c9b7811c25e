import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** A piece of the page's source and the text that takes its place. */
export interface Edit {
  start: number;
  length: number;
  text: string;
}

export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
  /** The text of inline scripts and styles. */
  text: string;
  /** Where the whole element stands in the source. */
  outer: { start: number; length: number };
}

export interface Page {
  html: string;
  elements: PageElement[];
}

/**
 * Reads a page with an HTML parser and keeps each element's place in the source. The parser reads as a
 * browser without script does: what stands in <noscript> counts as elements.
 */
export function readPage(html: string): Page {
  const elements: PageElement[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const { startOffset, endOffset } = node.sourceCodeLocation;
      const [child] = node.childNodes;
      elements.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: child && 'value' in child ? child.value : '',
        outer: { start: startOffset, length: endOffset - startOffset },
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { html, elements };
}

/** The page after the edits. Every byte outside of them stays, because islands are hydrated from it. */
export function applyEdits({ html }: Page, edits: readonly Edit[]): Page {
  let result = html;
  for (const { start, length, text } of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(start + length);
  }
  return readPage(result);
}
