import { content } from '@/content/content';
import styles from './instagram-link.module.css';

/** The business's page on Instagram; undefined when the owner hides it. */
export const profile = content.socials.find(({ social }) => social.toLowerCase() === 'instagram');

/** The button to that page. */
export function InstagramLink() {
  if (!profile) return null;
  return (
    <a className={styles.link} href={profile.url} target="_blank" rel="noopener">
      {content.gallery.instagram}
      <span className="visually-hidden"> ({content.common.newTab})</span>
    </a>
  );
}
