import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { asset } from '@/content/schema';

interface IslandProps {
  /** Its folder in components/islands. */
  name: 'menu' | 'contact-form' | 'social-feed';
  /** The same props that the component in `children` has. They travel as JSON. */
  props: object;
  /** Start it also when it comes near the window, and not only when a visitor reaches for it. */
  near?: boolean;
  className?: string;
  /** The island's component, rendered to HTML at build. */
  children: ReactNode;
}

/**
 * The place of a React component that runs in the browser. The starter (inline-scripts/starter.ts)
 * fetches its script when a visitor reaches for it, and React then hydrates this element and nothing else.
 * In `next dev` Next hydrates the whole page, and the attributes are left out.
 */
export function Island({ name, props, near, className, children }: IslandProps) {
  const isExport = process.env.NODE_ENV === 'production';
  const files: Record<string, `/${string}`[]> = isExport
    ? JSON.parse(readFileSync('generated/islands.json', 'utf8'))
    : {};
  return (
    <div
      className={className}
      data-island={files[name]?.map(asset).join(' ')}
      data-props={isExport ? JSON.stringify(props) : undefined}
      data-start={isExport && near ? 'near' : undefined}
    >
      {children}
    </div>
  );
}
