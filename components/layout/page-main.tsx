import { type ReactNode, ViewTransition } from 'react';
import type { Path } from '@/content/model/schema';
import { StructuredData } from './structured-data';

interface PageMainProps {
  /** Which page this is; the 404 page is none of them. */
  path?: Path;
  children: ReactNode;
}

/** What changes from page to page: the main landmark, and the page's structured data. */
export function PageMain({ path, children }: PageMainProps) {
  return (
    <>
      <ViewTransition>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </ViewTransition>
      {path && <StructuredData path={path} />}
    </>
  );
}
