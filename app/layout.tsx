import '@/components/styles/global.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { ContentFaults } from '@/components/layout/content-faults';
import { Loader } from '@/components/layout/loader';
import { build } from '@/content/build-facts';
import { asset, contentFaults } from '@/content/content';
import { siteMetadata } from './page-metadata';

export const metadata = siteMetadata;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The browser's bar continues the site's own; a dark scheme keeps it dark, though the page is light.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: build.colours.paper },
    { media: '(prefers-color-scheme: dark)', color: build.colours.ink },
  ],
};

/** What `npm run dev` shows while content/ is faulty; a build stops instead. */
const faultPage = contentFaults && <ContentFaults sentences={contentFaults} />;

/** The document. The script in the head marks <html> before React arrives, hence the suppression. */
export default function RootLayout({ children }: { children: ReactNode }) {
  preload(asset(build.font), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, minified at build. */}
        <script dangerouslySetInnerHTML={{ __html: build.loaderScript }} />
      </head>
      <body>
        <Loader />
        {faultPage ?? children}
      </body>
    </html>
  );
}
