/**
 * Finds elements that sharp can't render reliably, although it reports no error: text, because sharp uses the fonts of
 * the computer, and references to other files. Text elements without words are ignored, because Illustrator and
 * Inkscape write empty ones.
 * @param svg the text of the file.
 * @returns the name of the first such element, for example `text`.
 */
export function findUnsupportedMarkup(svg: string): string | undefined {
  const markup = svg.replace(/<!--.*?-->/gs, '');
  const [, image] = markup.match(/<(?:\w+:)?(image)\b(?![^>]*href\s*=\s*["']data:)/) ?? [];
  const [, use] = markup.match(/<(?:\w+:)?(use)\b[^>]*href\s*=\s*["'][^#"']/) ?? [];
  const withWords = [
    ...markup.matchAll(/<((?:\w+:)?(text|flowRoot|foreignObject))\b[^>]*>(.*?)<\/\1\s*>/gs),
  ].find(([, , , content = '']) => /<(\w+:)?img\b|^[^<]*[^<\s]|>[^<]*[^<\s]/.test(content));
  return image ?? use ?? withWords?.[2];
}

/**
 * Whether a drawing has the SVG namespace. Without it, browsers show nothing in an `<img>`, although sharp draws it.
 * @param svg the text of the file. The namespace may be an entity, as in files from old versions of Illustrator.
 */
export function hasNamespace(svg: string): boolean {
  const [root] = svg.replace(/<!--.*?-->/gs, '').match(/<(?:\w+:)?svg\b[^>]*/) ?? [];
  return !root || /\sxmlns(:\w+)?\s*=\s*["'](http:\/\/www\.w3\.org\/2000\/svg["']|&)/.test(root);
}
