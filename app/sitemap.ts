import type { MetadataRoute } from 'next';
import { absolute, pageTexts } from '@/content/content';
import type { Path } from '@/content/schema';

export const dynamic = 'force-static';

/** Without dates: a build's date on every page would teach search engines to ignore them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (Object.keys(pageTexts) as Path[]).map((path) => ({ url: absolute(path) }));
}
