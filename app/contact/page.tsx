import { ContactPage } from '@/components/contact/contact-page';
import { PageLayout } from '@/components/layout/page-layout';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/contact');

export default function Page() {
  return (
    <PageLayout path="/contact">
      <ContactPage />
    </PageLayout>
  );
}
