import type { Metadata, Viewport } from 'next';
import { media } from '@/components/ui/media';
import { content, withBasePath } from '@/model/content';

const { small, medium, apple } = media.icons;
const icon = ({ src, ...rest }: typeof small) => ({ url: withBasePath(src), ...rest });

/** The codes by which search engines and networks know the owner of the site. */
const { google, bing, pinterest, facebook } = content.site.verification ?? {};

/** For every page, the 404 page included. */
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
export const speculationRules = {
  prefetch: [{ where: { href_matches: withBasePath('/*') }, eagerness: 'moderate' }],
};
