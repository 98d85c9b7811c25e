import { Picture } from '@/components/shared/picture';
import { SectionHead } from '@/components/shared/section-head';
import { content } from '@/content/content';
import { InstagramLink } from './instagram-link';
import styles from './work-feed.module.css';

export function WorkFeed() {
  return (
    <section className={styles.section}>
      <SectionHead heading={content.gallery.heading} level={1} />
      <ul className={styles.panes}>
        {content.gallery.sampleFeed.map(({ picture }) => (
          <li key={picture}>
            <Picture kind="square" file={picture} sizes="(max-width: 800px) 50vw, 33vw" />
          </li>
        ))}
      </ul>
      <InstagramLink />
    </section>
  );
}
