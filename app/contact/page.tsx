import { ContactHalves } from '@/components/contact/contact-halves';
import { PageLayout } from '@/components/layout/page-layout';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <PageLayout path="/contact">
      <ContactHalves />
    </PageLayout>
  );
}
