import { SectionHead } from '@/components/shared/section-head';
import { content } from '@/content/schema/content';
import styles from './services-intro.module.css';

export function ServicesIntro() {
  const { heading, quote } = content.servicesPage;
  return (
    <div className={styles.section}>
      <SectionHead heading={heading} level={1}>
        <blockquote className={styles.quote}>{quote}</blockquote>
      </SectionHead>
    </div>
  );
}
