import { PageMain } from '@/components/layout/page-main';
import { NotFound } from '@/components/not-found/not-found';
import { content } from '@/content/schema/content';

/** No canonical and no preview; Next itself adds `noindex` to this page. */
export const metadata = { description: content.notFound.description };

export default function NotFoundPage() {
  return (
    <PageMain>
      <NotFound />
    </PageMain>
  );
}
