import { PageMain } from '@/components/layout/page-main';
import { NotFound } from '@/components/not-found/not-found';
import { notFoundMetadata } from './page-metadata';

export const metadata = notFoundMetadata();

export default function NotFoundPage() {
  return (
    <PageMain>
      <NotFound />
    </PageMain>
  );
}
