import { PageMain } from '@/components/layout/page-main';
import { ServicesFacade } from '@/components/services/services-facade';
import { ServicesIntro } from '@/components/services/services-intro';
import { CallBand } from '@/components/shared/call-band';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/services');

export default function ServicesPage() {
  return (
    <PageMain path="/services">
      <ServicesIntro />
      <ServicesFacade />
      <CallBand />
    </PageMain>
  );
}
