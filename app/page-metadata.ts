import type { Metadata } from 'next';
import { pageFacts } from '@/components/shared/page-facts';
import { absolute, content, type Path } from '@/content/schema';

/**
 * The metadata of one page. Nothing is inherited from the layout, so nothing leaks to the 404 page.
 */
export function pageMetadata(path: Path): Metadata {
  const { title, description, card } = pageFacts(path);
  const { src, alt, width, height, type } = card;
  const url = absolute(src);
  return {
    title,
    description,
    alternates: { canonical: absolute(path) },
    robots: 'max-image-preview:large',
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      siteName: content.site.name,
      url: absolute(path),
      title,
      description,
      images: [{ url, alt, width, height, type }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt }] },
  };
}
