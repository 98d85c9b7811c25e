import { PageFrame } from '@/components/layout/page-frame';
import { ServicesFacade } from '@/components/services/services-facade';
import { ServicesIntro } from '@/components/services/services-intro';
import { content } from '@/content/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/services', content.servicesPage);

export default function ServicesPage() {
  return (
    <PageFrame path="/services">
      <ServicesIntro />
      <ServicesFacade />
    </PageFrame>
  );
}
