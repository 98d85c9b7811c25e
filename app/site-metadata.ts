import type { Metadata, Viewport } from 'next';
import { media } from '@/components/ui/media';
import { content, withBasePath } from '@/model/content';

const { small, medium, apple } = media.icons;
const icon = ({ src, ...rest }: typeof small) => ({ url: withBasePath(src), ...rest });

/** The codes that prove to search engines and social networks who owns the site. */
const { google, bing, pinterest, facebook } = content.site.verification ?? {};

/** The metadata that every page has, including the 404 page. */
export const siteMetadata: Metadata = {
  formatDetection: { telephone: false },
  icons: { icon: [icon(small), icon(medium)], apple: icon(apple) },
  verification: {
    google,
    other: {
      ...(bing && { 'msvalidate.01': bing }),
      ...(pinterest && { 'p:domain_verify': pinterest }),
      ...(facebook && { 'facebook-domain-verification': facebook }),
    },
  },
};

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // The browser bar has the colour of the header, but stays dark in a dark colour scheme, although the page is light.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: media.colours.paper },
    { media: '(prefers-color-scheme: dark)', color: media.colours.ink },
  ],
};

/**
 * Prefetches a page of this site on `pointerdown` or when the pointer hovers over its link. Browsers without
 * support or with Save-Data ignore the rule.
 */
export const speculationRules = {
  prefetch: [{ where: { href_matches: withBasePath('/*') }, eagerness: 'moderate' }],
};
