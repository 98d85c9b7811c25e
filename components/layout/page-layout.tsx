import type { ReactNode } from 'react';
import { Notice } from '@/components/notice/notice';
import { JsonScript } from '@/components/ui/json-script';
import type { PagePath } from '@/model';
import { content } from '@/model/content';
import { businessGraph } from './business-graph';
import styles from './page-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Wraps the sections of a page in the header and footer. `path` is undefined on the 404 page. */
export function PageLayout({ path, children }: { path?: PagePath; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#mainContent" data-skip-link="">
        {content.common.skipLink}
      </a>
      <SiteHeader path={path} />
      <main id="mainContent" tabIndex={-1}>
        <Notice />
        {children}
      </main>
      <SiteFooter />
      {path && <JsonScript type="application/ld+json" data={businessGraph(path)} />}
    </>
  );
}
