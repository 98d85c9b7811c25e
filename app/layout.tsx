import '@/components/styles/typeface';
import '@/components/styles/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { AppIcons } from '@/components/layout/app-icons';
import { Loader } from '@/components/layout/loader';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { media } from '@/components/shared/media';
import { content } from '@/content/schema';

const { verification } = content.site;

/** What holds for the 404 page too. */
export const metadata: Metadata = {
  formatDetection: { telephone: false },
  ...(verification && {
    verification: {
      google: verification.google,
      other: {
        ...(verification.bing && { 'msvalidate.01': verification.bing }),
        ...(verification.pinterest && { 'p:domain_verify': verification.pinterest }),
        ...(verification.facebook && { 'facebook-domain-verification': verification.facebook }),
      },
    },
  }),
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The browser's bar continues the site's own; a dark scheme keeps it dark, though the page is light.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: media.colours.paper },
    { media: '(prefers-color-scheme: dark)', color: media.colours.ink },
  ],
};

/** The document. The script in the head marks <html> before React arrives, hence the suppression. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <InlineScript name="head" />
        <AppIcons />
      </head>
      <body>
        <Loader />
        {children}
        <InlineScript name="body" />
        <SpeculationRules />
      </body>
    </html>
  );
}
