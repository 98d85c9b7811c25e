import { content } from '@/content/content';
import styles from './instagram-link.module.css';

/** The button to the business's profile; absent when the owner hides that profile. */
export function InstagramLink() {
  const profile = content.socials.find(({ social }) => social.toLowerCase() === 'instagram');
  if (!profile) return null;
  return (
    <a className={styles.link} href={profile.url} target="_blank" rel="noopener">
      {content.gallery.instagram}
      <span className="visually-hidden"> ({content.common.newTab})</span>
    </a>
  );
}
