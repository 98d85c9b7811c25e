import type { ReactNode } from 'react';
import { Awake } from '@/components/islands/awake/awake';
import { PageLinks } from '@/components/islands/links/page-links';
import { basePath, content } from '@/content/schema/content';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

/** What stays while a visitor walks from page to page: skip link, bar and footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content" data-skip-link="">
        {content.common.skipLink}
      </a>
      <SiteHeader />
      {children}
      <SiteFooter />
      <PageLinks basePath={basePath} />
      <Awake />
    </>
  );
}
