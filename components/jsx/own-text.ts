import { createElement, type ElementType, type ReactNode } from 'react';

type Props = Record<string, unknown>;

/**
 * Gives every text an element of its own, whose inside React leaves alone. Translators put each text
 * into <font> elements, at any time; React would render the whole page anew when it starts and finds
 * one, and fail when it changes or removes a text that has moved. Text beside elements gets a <span>.
 * Cost: React no longer says when a page's text differs from its script's.
 */
export function withOwnText(type: ElementType, props: Props): Props {
  const { children } = props;
  if (typeof type !== 'string') return props;
  if (isText(children)) return { ...props, suppressHydrationWarning: true };
  return Array.isArray(children) ? { ...props, children: children.map(ownText) } : props;
}

/** Keyed by what it says: changed words are a new element, which translators notice. */
export function ownText(child: ReactNode, index: number): ReactNode {
  if (!isText(child)) return child;
  return createElement('span', { key: `${index} ${child}`, suppressHydrationWarning: true }, child);
}

/** Space between elements is nobody's text. */
function isText(child: unknown): child is string | number {
  return typeof child === 'number' || (typeof child === 'string' && child.trim() !== '');
}
