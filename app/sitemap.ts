import type { MetadataRoute } from 'next';
import { absolute } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import type { Path } from '@/content/schema/schema';

export const dynamic = 'force-static';

/** Without dates: a build's date on every page would teach search engines to ignore them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (Object.keys(derived.pages) as Path[]).map((path) => ({ url: absolute(path) }));
}
