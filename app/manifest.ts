import type { MetadataRoute } from 'next';
import { media } from '@/components/ui/media';
import { content, withBasePath } from '@/model/content';

export const dynamic = 'force-static';

/** Returns the web app manifest: the name, icons and colours on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { medium, large, maskable } = media.icons;
  return {
    name: content.site.name,
    short_name: content.site.shortName,
    description: content.home.description,
    lang: 'en-CA',
    id: withBasePath('/'),
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: media.colours.ink,
    theme_color: media.colours.ink,
    icons: [
      ...[medium, large].map((icon) => ({ ...icon, src: withBasePath(icon.src) })),
      { ...maskable, src: withBasePath(maskable.src), purpose: 'maskable' },
    ],
  };
}
