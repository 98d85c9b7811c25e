import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { asset } from '@/content/schema';

interface IslandProps {
  /** Its folder in components/islands. */
  name: 'menu' | 'contact-form';
  /** The props of the component in `children`, as JSON. */
  props: object;
  className?: string;
  /** The island's component, rendered to HTML at build time. */
  children: ReactNode;
}

/**
 * The element of a component whose script is loaded later, by load-islands.ts. The script hydrates this element and
 * nothing else; the menu's only animates it. In `next dev` Next hydrates the whole page, and the attributes are
 * left out.
 */
export function Island({ name, props, className, children }: IslandProps) {
  const isExport = process.env.NODE_ENV === 'production';
  const files: Record<string, `/${string}`[]> = isExport
    ? JSON.parse(readFileSync('generated/islands.json', 'utf8'))
    : {};
  return (
    <div
      className={className}
      data-island={files[name]?.map(asset).join(' ')}
      data-props={isExport ? JSON.stringify(props) : undefined}
    >
      {children}
    </div>
  );
}
