'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { guarded } from '@/components/islands/boundary/guarded';

interface LitFacadeProps {
  className?: string;
  children: ReactNode;
}

/**
 * A façade that fades in by its style sheet and, where there is no pointer to hover with, lights the
 * pane that crosses the middle of the screen.
 */
export const LitFacade = guarded(Lit, (props) => <ul {...props} />);

function Lit({ className, children }: LitFacadeProps) {
  const facade = useRef<HTMLUListElement>(null);

  // Whoever leapt to a card, from another page or by a text fragment, finds it there.
  useEffect(() => {
    if (scrollY < innerHeight / 2) return;
    for (const entry of facade.current?.getAnimations() ?? []) entry.finish();
  }, []);

  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          target.toggleAttribute('data-lit', isIntersecting);
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const pane of facade.current?.children ?? []) observer.observe(pane);
    return () => observer.disconnect();
  }, []);

  return (
    <ul ref={facade} className={className}>
      {children}
    </ul>
  );
}
