import type { ReactNode } from 'react';
import { content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import type { Path } from '@/content/schema/schema';
import { StructuredData } from './structured-data';

interface PageMainProps {
  /** Which page this is; the 404 page is none of them. */
  path?: Path;
  children: ReactNode;
}

/**
 * What changes from page to page: the title, the main landmark, and the page's structured data. Next's
 * own title may come a third of a second after the page, which until then has none to be announced.
 */
export function PageMain({ path, children }: PageMainProps) {
  return (
    <>
      
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      
      <title>{path ? derived.pages[path].title : content.notFound.title}</title>
      {path && <StructuredData path={path} />}
    </>
  );
}
