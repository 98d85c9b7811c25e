import { PageFrame } from '@/components/layout/page-frame';
import { ServicesFacade } from '@/components/services/services-facade';
import { ServicesIntro } from '@/components/services/services-intro';
import { CallBand } from '@/components/shared/call-band';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/services');

export default function ServicesPage() {
  return (
    <PageFrame path="/services">
      <ServicesIntro />
      <ServicesFacade />
      <CallBand />
    </PageFrame>
  );
}
