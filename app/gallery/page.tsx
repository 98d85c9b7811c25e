import { Testimonials } from '@/components/gallery/testimonials';
import { WorkFeed } from '@/components/gallery/work-feed';
import { PageFrame } from '@/components/layout/page-frame';
import { CallBand } from '@/components/shared/call-band';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/gallery');

export default function GalleryPage() {
  return (
    <PageFrame path="/gallery">
      <WorkFeed />
      <Testimonials />
      <CallBand />
    </PageFrame>
  );
}
