import button from '@/components/shared/button.module.css';
import { content } from '@/content/schema';
import styles from './work-feed.module.css';

/** The business's page on Instagram; undefined when the owner hides it. */
export const profile = content.socials.find(({ social }) => social.toLowerCase() === 'instagram');

/** The button to that page. */
export function InstagramLink() {
  if (!profile) return null;
  return (
    <a
      className={`${button.button} ${button.outline} ${button.capitals} ${styles.instagram}`}
      href={profile.url}
      target="_blank"
      rel="noopener"
    >
      {content.gallery.instagram}
      <span className="visually-hidden"> ({content.common.newTab})</span>
    </a>
  );
}
