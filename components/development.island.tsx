'use client';

import { useEffect } from 'react';

/** Imports the head script and the module in `next dev`, after hydration. In a build, the adapter bundles them. */
export function DevelopmentIslands() {
  useEffect(() => {
    import('./head');
    import('./islands');
  }, []);
  return null;
}

/**
 * @public
 * Makes Fast Refresh reload the page when a script changes, because this module exports more than components.
 */
export const reloads = true;
