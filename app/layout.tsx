import '@/components/styles/global.css';
import type { ReactNode } from 'react';
import { HeadScript } from '@/components/layout/head-script';
import { ModuleScript } from '@/components/layout/module-script';
import { Loader } from '@/components/loader/loader';
import { noticeDay } from '@/components/notice/notice';
import { JsonScript } from '@/components/ui/json-script';
import { speculationRules } from './site-metadata';

export { siteMetadata as metadata, siteViewport as viewport } from './site-metadata';

/** The script in the head sets attributes of <html> before hydration, hence the suppression. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" {...noticeDay} suppressHydrationWarning>
      <head>
        <HeadScript />
        <ModuleScript />
      </head>
      <body>
        <Loader />
        {children}
        <JsonScript type="speculationrules" data={speculationRules} />
      </body>
    </html>
  );
}
