'use client';

import { type ReactNode, useCallback } from 'react';
import { guarded } from '@/components/islands/boundary/guarded';
import { watchReveal } from './watch-reveal';

interface RevealProps {
  as: 'li' | 'h2' | 'figure' | 'div';
  /** Cards answer each time they are scrolled to; headings and testimonials once only. */
  kind: keyof typeof kinds;
  id?: string;
  className?: string;
  children: ReactNode;
}

const kinds = {
  card: { threshold: 0.3, once: false },
  once: { threshold: 0.4, once: true },
};

/** Lets its element fade in when it is scrolled to. Without script it simply stands there. */
export const Reveal = guarded(Watched, ({ as: Tag, kind: _kind, ...rest }) => <Tag {...rest} />);

function Watched({ as: Tag, kind, ...rest }: RevealProps) {
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? watchReveal(element, kinds[kind]) : undefined),
    [kind],
  );
  return <Tag ref={ref} {...rest} />;
}
