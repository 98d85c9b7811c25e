import type { MetadataRoute } from 'next';
import { asset, content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';

export const dynamic = 'force-static';

/** How the site looks on a phone's home screen, and while it opens from there. */
export default function manifest(): MetadataRoute.Manifest {
  const { svg, medium, large, maskable } = derived.appIcons;
  return {
    name: content.site.name,
    short_name: content.site.shortName,
    description: content.home.description,
    lang: 'en-CA',
    id: asset('/'),
    start_url: asset('/'),
    scope: asset('/'),
    display: 'minimal-ui',
    background_color: derived.colours.ink,
    theme_color: derived.colours.ink,
    icons: [
      ...[svg, medium, large].map((icon) => ({ ...icon, src: asset(icon.src) })),
      { ...maskable, src: asset(maskable.src), purpose: 'maskable' },
    ],
  };
}
