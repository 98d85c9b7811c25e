import { type DefaultTreeAdapterMap, html as names, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** A piece of the page's source and the text that takes its place. */
export interface Edit {
  start: number;
  length: number;
  text: string;
}

export interface PageElement {
  tag: string;
  /** An element of SVG or MathML. */
  isForeign: boolean;
  attributes: Record<string, string>;
  /** The text of inline scripts and styles. */
  text: string;
  /** The element's position in the source. */
  outer: { start: number; length: number };
}

export interface ParsedPage {
  html: string;
  elements: PageElement[];
}

/**
 * Parses a page and keeps each element's position in the source. Scripting is off in the parser, so the content of
 * <noscript> is parsed as elements.
 */
export function readPage(html: string): ParsedPage {
  const elements: PageElement[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const { startOffset, endOffset } = node.sourceCodeLocation;
      const [child] = node.childNodes;
      elements.push({
        tag: node.tagName,
        isForeign: node.namespaceURI !== names.NS.HTML,
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

/** The page after the edits. All other bytes are unchanged, because the contact form is hydrated from them. */
export function applyEdits({ html }: ParsedPage, edits: readonly Edit[]): ParsedPage {
  let result = html;
  for (const { start, length, text } of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(start + length);
  }
  return readPage(result);
}
