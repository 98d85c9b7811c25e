import { Testimonials } from '@/components/gallery/testimonials';
import { WorkFeed } from '@/components/gallery/work-feed';
import { PageLayout } from '@/components/layout/page-layout';
import { CallBand } from '@/components/shared/call-band';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/gallery');

export default function GalleryPage() {
  return (
    <PageLayout path="/gallery">
      <WorkFeed />
      <Testimonials />
      <CallBand />
    </PageLayout>
  );
}
