'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year by the visitor's clock; until script runs, the year of the build. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span key={year}>{year}</span>;
}
