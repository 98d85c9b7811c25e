import { JSDOM, VirtualConsole } from 'jsdom';

export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  /** The element's position in the source. */
  outer: { start: number; length: number };
}

/** Parses a page and keeps each element's position in the source. */
export function readPage(html: string): { html: string; elements: PageElement[] } {
  // The console would tell of the rules of style sheets that jsdom does not know.
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() });
  const elements = [...dom.window.document.querySelectorAll('*')].flatMap((element) => {
    const location = dom.nodeLocation(element);
    if (!location) return [];
    const { startOffset: start, endOffset } = location;
    return {
      tag: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      text: element.textContent,
      outer: { start, length: endOffset - start },
    };
  });
  return { html, elements };
}
