import { PageLayout } from '@/components/layout/page-layout';
import { ServicesGrid } from '@/components/services/services-grid';
import { CallBand } from '@/components/shared/call-band';
import { content } from '@/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/services');

export default function ServicesPage() {
  return (
    <PageLayout path="/services">
      <ServicesGrid />
      <CallBand eyebrow={content.servicesPage.assurance} />
    </PageLayout>
  );
}
