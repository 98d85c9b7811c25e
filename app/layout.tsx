import '@/components/styles/typeface';
import '@/components/styles/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { Loader } from '@/components/layout/loader';
import { JsonScript } from '@/components/shared/json-script';
import { media } from '@/components/shared/media';
import { asset, content } from '@/content';

const { verification } = content.site;
const { small, medium, apple } = media.icons;
const icon = ({ src, ...rest }: typeof small) => ({ url: asset(src), ...rest });

/** For every page, the 404 page included. */
export const metadata: Metadata = {
  formatDetection: { telephone: false },
  // PNG files, because a browser creates a document for each SVG icon, which takes time.
  icons: { icon: [icon(small), icon(medium)], apple: icon(apple) },
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
  // The browser's bar has the colour of the site's. It stays dark in a dark scheme, although the page is light.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: media.colours.paper },
    { media: '(prefers-color-scheme: dark)', color: media.colours.ink },
  ],
};

/**
 * Prefetches a page of this site at `pointerdown` or when the pointer hovers over its link. Browsers without
 * support, and browsers with Save-Data, ignore the rule.
 */
const speculationRules = {
  prefetch: [{ where: { href_matches: asset('/*') }, eagerness: 'moderate' }],
};

/** The script in the head sets attributes of <html> before hydration, hence the suppression. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <InlineScript file="inline-scripts/head" />
      </head>
      <body>
        <Loader />
        {children}
        <InlineScript file="inline-scripts/body" />
        <JsonScript type="speculationrules" data={speculationRules} />
      </body>
    </html>
  );
}
