'use client';

import { useEffect } from 'react';

/** Runs the browser's scripts in `next dev`, after hydration. In a build the adapter bundles them. */
export function DevelopmentIslands() {
  useEffect(() => {
    import('./head');
    import('./islands');
  }, []);
  return null;
}

/**
 * @public
 * Fast Refresh reloads the page when a script changes, because this module exports more than components.
 */
export const reloads = true;
