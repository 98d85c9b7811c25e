import type { ElementType } from 'react';
import { jsxDEV as element, Fragment, type JSXSource } from 'react/jsx-dev-runtime';
import { withOwnText } from './own-text';

export type { JSX } from 'react';
export { Fragment };

/** The same for `npm run dev`. */
export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key: string | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  return element(type, withOwnText(type, props), key, isStatic, source, self);
}
