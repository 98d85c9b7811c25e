import { CallToAction } from '@/components/call/call-to-action';
import { WorkFeed } from '@/components/feed/work-feed';
import { PageLayout } from '@/components/layout/page-layout';
import { Testimonials } from '@/components/testimonials/testimonials';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/gallery');

export default function Page() {
  return (
    <PageLayout path="/gallery">
      <WorkFeed />
      <Testimonials />
      <CallToAction />
    </PageLayout>
  );
}
