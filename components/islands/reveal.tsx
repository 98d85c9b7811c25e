'use client';

import { useAnimate } from 'framer-motion/mini';
import { type ReactNode, useEffect } from 'react';
import { watchReveal } from './watch-reveal';

interface RevealProps {
  as: 'li' | 'h2' | 'figure' | 'div';
  /** Cards answer each time they are scrolled to; headings and testimonials once only. */
  kind: 'card' | 'once';
  id?: string;
  className?: string;
  children: ReactNode;
}

const ease: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/** Seconds, and the share of the element that must be in the window. */
const motions = {
  card: { duration: 0.6, delay: 0.6, threshold: 0.3 },
  once: { duration: 0.8, delay: 0, threshold: 0.4 },
};

/** Lets its element fade in when it is scrolled to. Without script it simply stands there. */
export function Reveal({ as: Tag, kind, ...rest }: RevealProps) {
  const [scope, animate] = useAnimate();

  useEffect(() => {
    const { duration, delay, threshold } = motions[kind];
    const element: HTMLElement = scope.current;
    return watchReveal(element, {
      threshold,
      once: kind === 'once',
      reveal: () =>
        animate(
          element,
          { opacity: [0, 1], transform: ['translateY(1.5rem)', 'translateY(0)'] },
          { duration, delay, ease },
        ),
    });
  }, [animate, kind, scope]);

  return <Tag ref={scope} {...rest} />;
}
