import type { MetadataRoute } from 'next';
import { pageList } from '@/model';
import { absoluteUrl } from '@/model/content';

export const dynamic = 'force-static';

/** There is no `lastModified`, because search engines ignore it when every page has the build date. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageList.map(({ path }) => ({ url: absoluteUrl(path) }));
}
