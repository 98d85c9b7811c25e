'use client';

import { useInsertionEffect, useLayoutEffect } from 'react';
import { fadeIn, showFirstWindowFirst } from '@/components/islands/arrival/arrival';
import { expectedPage } from '@/components/islands/links/expect-page';

let awake = false;

/** Whether React has taken the page over; until then it stands as it was written. */
export const isAwake = () => awake;

/** Says so to the scripts that came before (components/boot/foreign-elements.ts). */
export function Awake() {
  // Before anything of the new page is measured.
  useInsertionEffect(() => {
    const address = expectedPage();
    if (address && !new URL(address).hash) showFirstWindowFirst();
  }, []);

  useLayoutEffect(() => {
    if (awake) fadeIn();
    awake = true;
    dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
