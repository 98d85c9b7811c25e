import type { Metadata } from 'next';
import { pageSummary } from '@/components/ui/page-summary';
import type { PagePath } from '@/model';
import { absoluteUrl, content } from '@/model/content';

/**
 * Returns the metadata of a page. It is not in the layout, because the 404 page would inherit it. It doesn't use
 * `metadataBase`, which leaves out the slash at the end of `https://example.com/`, so the sitemap would differ.
 */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, image } = pageSummary(path);
  const { src, alt, width, height, type } = image;
  const url = absoluteUrl(src);
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(path) },
    robots: 'max-image-preview:large',
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      siteName: content.site.name,
      url: absoluteUrl(path),
      title,
      description,
      images: [{ url, alt, width, height, type }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt }] },
  };
}
