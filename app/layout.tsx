import '@/components/styles/typeface';
import '@/components/styles/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { Loader } from '@/components/layout/loader';
import { JsonScript } from '@/components/shared/json-script';
import { media } from '@/components/shared/media';
import { asset, content } from '@/content/schema';

const { verification } = content.site;
const { small, medium, apple } = media.icons;
const icon = ({ src, ...rest }: typeof small) => ({ url: asset(src), ...rest });

/** What holds for the 404 page too. */
export const metadata: Metadata = {
  formatDetection: { telephone: false },
  // PNG files, because a browser sets up a drawing as a page of its own.
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
  // The browser's bar continues the site's own; a dark scheme keeps it dark, though the page is light.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: media.colours.paper },
    { media: '(prefers-color-scheme: dark)', color: media.colours.ink },
  ],
};

/**
 * Has the browser fetch a page of this site when a visitor points at a link to it or touches it. Browsers
 * that do not know the rule ignore it, and with Save-Data a browser ignores it by itself.
 */
const speculationRules = {
  prefetch: [{ where: { href_matches: asset('/*') }, eagerness: 'moderate' }],
};

/** The document. The script in the head marks <html> before React arrives, hence the suppression. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <InlineScript name="head" />
      </head>
      <body>
        <Loader />
        {children}
        <InlineScript name="body" />
        <JsonScript type="speculationrules" data={speculationRules} />
      </body>
    </html>
  );
}
