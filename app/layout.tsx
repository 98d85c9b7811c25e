import '@/components/styles/global.css';
import type { ReactNode } from 'react';
import { DevelopmentIslands } from '@/components/development.island';
import { Loader } from '@/components/loader/loader';
import { noticeAttributes } from '@/components/notice/notice';
import { scriptSettings } from '@/components/statistics/script-settings';
import { JsonScript } from '@/components/ui/json-script';
import { speculationRules } from './site-metadata';

export { siteMetadata as metadata, siteViewport as viewport } from './site-metadata';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" {...noticeAttributes} {...scriptSettings}>
      <body>
        <Loader />
        {children}
        <JsonScript type="speculationrules" data={speculationRules} />
        {process.env.NODE_ENV === 'development' && <DevelopmentIslands />}
      </body>
    </html>
  );
}
