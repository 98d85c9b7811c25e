'use client';

import { useLayoutEffect } from 'react';

let awake = false;

/** Whether React has taken the page over; until then it stands as it was written. */
export const isAwake = () => awake;

/** Says so to the scripts that came before (components/boot/foreign-elements.ts), and to whoever looks on. */
export function Awake() {
  useLayoutEffect(() => {
    awake = true;
    document.documentElement.dataset.awake = '';
    dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
