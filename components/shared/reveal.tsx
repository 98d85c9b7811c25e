import type { ComponentProps } from 'react';

interface RevealProps extends Pick<ComponentProps<'li'>, 'id' | 'className' | 'children'> {
  as: 'li' | 'h2' | 'figure' | 'div';
  /** A card fades in each time it is scrolled to from below, headings and testimonials once. */
  kind: 'card' | 'once';
}

/** An element that inline-scripts/reveals.ts fades in. Without script it simply stands there. */
export function Reveal({ as: Tag, kind, ...rest }: RevealProps) {
  return <Tag data-reveal={kind} {...rest} />;
}
