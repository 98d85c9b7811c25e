import { ContactHalves } from '@/components/contact/contact-halves';
import { PageMain } from '@/components/layout/page-main';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <PageMain path="/contact">
      <ContactHalves />
    </PageMain>
  );
}
