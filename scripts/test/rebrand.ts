import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSvg } from '../prepare/svg';
import { filesBelow } from '../shared/files-below';
import { readSite } from '../shared/read-site';

/** Another business's name, mark and colours, for a copy of the project. */
export const brand = {
  name: 'Quarry Lane Glazing',
  shortName: 'Quarry Lane',
  /** The only path of its mark. */
  mark: 'M7 5h19v23H7z',
  /** Another colour for each, as far from it as its channels allow; greys stay grey. */
  colour: (hex: string) => `#${hex.slice(3)}${hex.slice(1, 3)}`,
};

const tokens = 'components/styles/tokens.css';
const spelt = /#[\da-f]{6}\b/gi;

/** What the site was known by before: none of it may be left once the copy is rebranded and built. */
export function formerBrand() {
  const { site } = readSite().content;
  const logo = readSvg('content', 'logo.svg');
  const colours = [...readFileSync(tokens, 'utf8').matchAll(spelt)].map(([hex]) => hex);
  return {
    names: [site.name, site.shortName, site.email],
    marks: [...logo.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d),
    colours: colours.filter((hex) => brand.colour(hex) !== hex),
  };
}

/** Gives the copy the other brand, as an owner would: in content/ and in the tokens. */
export function rebrand(copy: string) {
  const { site } = readSite().content;
  const renamed = new Map([
    [site.name, brand.name],
    [site.shortName, brand.shortName],
    [site.email, 'hello@quarrylane.example'],
  ]);
  const content = path.join(copy, 'content');
  for (const file of filesBelow(content)) {
    if (!file.endsWith('.yaml')) continue;
    edit(path.join(content, file), (text) =>
      [...renamed].reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    );
  }
  edit(
    path.join(content, 'logo.svg'),
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="${brand.mark}"/></svg>`,
  );
  edit(path.join(copy, tokens), (css) => css.replace(spelt, brand.colour));
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
