import '@/components/styles/typeface';
import '@/components/styles/global.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { Loader } from '@/components/layout/loader';
import { JsonScript } from '@/components/shared/json-script';
import { icons } from './head/icons';
import { speculationRules } from './head/speculation-rules';
import { verification } from './head/verification';

/** For every page, the 404 page included. */
export const metadata: Metadata = {
  formatDetection: { telephone: false },
  icons,
  verification,
};

export { viewport } from './head/viewport';

/** The script in the head sets attributes of <html> before hydration, hence the suppression. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <InlineScript file="head" />
      </head>
      <body>
        <Loader />
        {children}
        <InlineScript file="body" />
        <JsonScript type="speculationrules" data={speculationRules} />
      </body>
    </html>
  );
}
