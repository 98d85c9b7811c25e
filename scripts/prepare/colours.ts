import { readFileSync } from 'node:fs';

/** The colours of components/styles/tokens.css by name, for what is drawn outside of the pages. */
export function readColours(): Record<string, string> {
  const css = readFileSync('components/styles/tokens.css', 'utf8');
  return Object.fromEntries(
    [...css.matchAll(/^\s*--([\w-]+): (#[0-9a-f]{3,6});/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
