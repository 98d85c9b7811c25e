import { ContactHalves } from '@/components/contact/contact-halves';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <PageFrame path="/contact">
      <ContactHalves />
    </PageFrame>
  );
}
