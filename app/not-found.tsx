import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { NotFound } from '@/components/not-found/not-found';
import { content } from '@/content/content';

export const metadata: Metadata = {
  title: content.notFound.title,
  description: content.notFound.description,
  robots: { index: false },
};

export default function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
