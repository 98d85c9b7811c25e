import type { Viewport } from 'next';
import { media } from '@/components/ui/media';

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
