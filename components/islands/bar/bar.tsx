'use client';

import type { ComponentProps, ReactNode } from 'react';
import { usePage } from '@/components/islands/links/use-page';

/** The bar, which knows when it lies over Home's picture (components/home/bar-over-picture.css). */
export function Bar(header: ComponentProps<'header'>) {
  return <header data-over-picture={usePage() === '/' ? '' : undefined} {...header} />;
}

/** What the bar holds on every page but Home. */
export function NotAtHome({ children }: { children: ReactNode }) {
  return usePage() === '/' ? null : children;
}
