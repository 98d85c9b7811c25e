import { CallToAction } from '@/components/call/call-to-action';
import { PageLayout } from '@/components/layout/page-layout';
import { ServicesGrid } from '@/components/services/services-grid';
import { content } from '@/model/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/services');

export default function Page() {
  return (
    <PageLayout path="/services">
      <ServicesGrid />
      <CallToAction eyebrow={content.servicesPage.assurance} />
    </PageLayout>
  );
}
