import styles from '@/components/contact/contact.module.css';
import { ContactInfo } from '@/components/contact/contact-info';
import { ContactPanel } from '@/components/contact/contact-panel';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <PageFrame path="/contact">
      <div className={styles.halves} data-print="stack">
        <ContactInfo />
        <ContactPanel />
      </div>
    </PageFrame>
  );
}
