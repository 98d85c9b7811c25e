import { PageLayout } from '@/components/layout/page-layout';
import { NotFound } from '@/components/not-found/not-found';
import { content } from '@/model/content';

/** No canonical URL and no preview: Next itself adds `noindex` to this page. */
const { title, description } = content.notFound;

export const metadata = { title, description };

export default function Page() {
  return (
    <PageLayout>
      <NotFound />
    </PageLayout>
  );
}
