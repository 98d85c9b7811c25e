import { type ReactNode, ViewTransition } from 'react';
import { Awake } from '@/components/islands/awake/awake';
import { PageLinks } from '@/components/islands/links/page-links';
import { basePath, content } from '@/content/model/content';
import type { Path } from '@/content/model/schema';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { StructuredData } from './structured-data';

interface PageFrameProps {
  /** Which page this is; the 404 page is none of them. */
  path?: Path;
  barClassName?: string | undefined;
  children: ReactNode;
}

/** What every page shares: skip link, bar, main landmark, footer; and its structured data. */
export function PageFrame({ path, barClassName, children }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#content" data-skip-link="">
        {content.common.skipLink}
      </a>
      <SiteHeader path={path} className={barClassName} />
      <ViewTransition>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </ViewTransition>
      <SiteFooter />
      {path && <StructuredData path={path} />}
      <PageLinks basePath={basePath} />
      <Awake />
    </>
  );
}
