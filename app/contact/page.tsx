import { ContactHalves } from '@/components/contact/contact-halves';
import { PageFrame } from '@/components/layout/page-frame';
import { content } from '@/content/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/contact', content.contact);

export default function ContactPage() {
  return (
    <PageFrame path="/contact">
      <ContactHalves />
    </PageFrame>
  );
}
