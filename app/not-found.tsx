import { PageFrame } from '@/components/layout/page-frame';
import { NotFound } from '@/components/not-found/not-found';
import { notFoundMetadata } from './page-metadata';

export const metadata = notFoundMetadata();

export default function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
