import { Testimonials } from '@/components/gallery/testimonials';
import { WorkFeed } from '@/components/gallery/work-feed';
import { PageMain } from '@/components/layout/page-main';
import { CallBand } from '@/components/shared/call-band';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/gallery');

export default function GalleryPage() {
  return (
    <PageMain path="/gallery">
      <WorkFeed />
      <Testimonials />
      <CallBand />
    </PageMain>
  );
}
