import type { MetadataRoute } from 'next';
import { absolute, pageList } from '@/content/schema';

export const dynamic = 'force-static';

/** Without dates: a build's date on every page would teach search engines to ignore them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path }) => ({ url: absolute(path) }));
}
