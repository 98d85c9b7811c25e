'use client';

import { useLayoutEffect } from 'react';
import { usePage } from '@/components/islands/links/use-page';
import { mindPictures } from './lost-pictures';

let awake = false;

/** Whether React has taken the page over; until then it stands as it was written. */
export const isAwake = () => awake;

/**
 * Says so to the scripts that came before (components/boot/foreign-elements.ts), to whoever looks on,
 * and, at each further page, to who waits for that.
 */
export function Awake() {
  const page = usePage();

  useLayoutEffect(mindPictures, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is news.
  useLayoutEffect(() => {
    awake = true;
    document.documentElement.dataset.awake = '';
    dispatchEvent(new Event('awake'));
  }, [page]);
  return null;
}
