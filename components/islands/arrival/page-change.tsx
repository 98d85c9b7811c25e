'use client';

import { Fragment, type ReactNode, ViewTransition } from 'react';
import { fadesInAlone } from './arrival';

/**
 * Fades one page over into the next. For that the browser draws both and waits for its own pictures of
 * them, which on a slow phone doubles the time until the next page shows; there it fades in alone
 * (components/islands/awake). Neither has an element of its own, so that either takes over the HTML.
 */
export function PageChange({ children }: { children: ReactNode }) {
  const Change = fadesInAlone() ? Fragment : ViewTransition;
  return <Change>{children}</Change>;
}
