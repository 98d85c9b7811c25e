import { PageLayout } from '@/components/layout/page-layout';
import { ServicesGrid } from '@/components/services/services-grid';
import { CallToAction } from '@/components/shared/call-to-action';
import { content } from '@/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/services');

export default function ServicesPage() {
  return (
    <PageLayout path="/services">
      <ServicesGrid />
      <CallToAction eyebrow={content.servicesPage.assurance} />
    </PageLayout>
  );
}
