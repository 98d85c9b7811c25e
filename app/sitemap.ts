import type { MetadataRoute } from 'next';
import { pageList } from '@/model';
import { absoluteUrl } from '@/model/content';

export const dynamic = 'force-static';

/** Without `lastModified`: search engines ignore it when every page has the date of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path }) => ({ url: absoluteUrl(path) }));
}
