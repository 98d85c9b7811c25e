import type { Metadata } from 'next';
import { absolute, content } from '@/content/content';
import type { Path } from '@/content/schema';

interface PageTexts {
  title: string;
  description: string;
}

/** The whole metadata of one page; nothing is inherited from the layout, so nothing leaks to the 404. */
export function pageMetadata(path: Path, { title, description }: PageTexts): Metadata {
  return {
    title,
    description,
    alternates: { canonical: absolute(path) },
    openGraph: {
      type: 'website',
      locale: 'en_CA',
      siteName: content.site.name,
      url: absolute(path),
      title,
      description,
    },
  };
}
