'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A façade that, where there is no pointer to hover with, lights the pane that crosses the middle of
 * the screen.
 */
export function LitFacade({ className, children }: { className?: string; children: ReactNode }) {
  const facade = useRef<HTMLUListElement>(null);

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
