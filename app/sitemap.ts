import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/content';
import { pageList } from '@/content/schema';

export const dynamic = 'force-static';

/** Without `lastModified`: search engines ignore it when every page has the date of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path }) => ({ url: absoluteUrl(path) }));
}
