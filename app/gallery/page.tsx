import { WorkFeed } from '@/components/feed/work-feed';
import { Testimonials } from '@/components/gallery/testimonials';
import { PageLayout } from '@/components/layout/page-layout';
import { CallToAction } from '@/components/shared/call-to-action';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/gallery');

export default function GalleryPage() {
  return (
    <PageLayout path="/gallery">
      <WorkFeed />
      <Testimonials />
      <CallToAction />
    </PageLayout>
  );
}
