/**
 * Finds what sharp leaves out of a drawing without an error: words, because it takes their fonts from the computer, and
 * what is in another file. Elements without words are no loss: Illustrator and Inkscape write empty ones.
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
 * Whether browsers show the drawing in an `<img>`: without its namespace they show nothing, and sharp draws it all the
 * same.
 * @param svg the text of the file. The namespace may be an entity, as in files of old Illustrators.
 */
export function hasNamespace(svg: string): boolean {
  const [root] = svg.replace(/<!--.*?-->/gs, '').match(/<(?:\w+:)?svg\b[^>]*/) ?? [];
  return !root || /\sxmlns(:\w+)?\s*=\s*["'](http:\/\/www\.w3\.org\/2000\/svg["']|&)/.test(root);
}
