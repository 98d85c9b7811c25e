import type { ElementType } from 'react';
import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime';
import { withOwnText } from './own-text';

export type { JSX } from 'react';
export { Fragment };

/** What JSX becomes (see own-text.ts for why not React's own). */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: string) {
  return element(type, withOwnText(type, props), key);
}

export function jsxs(type: ElementType, props: Record<string, unknown>, key?: string) {
  return elements(type, withOwnText(type, props), key);
}
