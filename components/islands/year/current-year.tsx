'use client';

import { useSyncExternalStore } from 'react';
import { guarded } from '@/components/islands/boundary/guarded';

const never = () => () => {};

/** The year by the visitor's clock; until script runs, the year of the build. */
export const CurrentYear = guarded(VisitorsYear, ({ builtIn }) => <span>{builtIn}</span>);

function VisitorsYear({ builtIn }: { builtIn: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span key={year}>{year}</span>;
}
