import '@/content/schema/generated/pictures-card.css';
import { CallNumber } from '@/components/shared/call-now';
import { EmailLink } from '@/components/shared/email-link';
import { Picture } from '@/components/shared/picture';
import { sizesOf } from '@/components/styles/breakpoints';
import { content } from '@/content/schema/content';
import styles from './contact-info.module.css';

/** The regions as one phrase, in which no name breaks. */
const areas = new Intl.ListFormat('en-CA').format(
  content.site.areas.map((area) => area.replaceAll(' ', '\u00a0')),
);

/** The dark half: the promise, then phone, hours, e-mail and regions. */
export function ContactInfo() {
  const { promise, picture, labels } = content.contact;
  return (
    <div className={styles.info}>
      <Picture
        kind="card"
        file={picture}
        className={styles.picture}
        sizes={sizesOf({ phone: '100vw' }, '58vw')}
        decorative
        first
      />
      <h1>{promise}</h1>
      <dl className={styles.list}>
        <div>
          <dt>{labels.phone}</dt>
          <dd className={styles.phone}>
            <CallNumber />
          </dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>{content.site.hours}</dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd className={styles.email}>
            <EmailLink />
          </dd>
        </div>
        <div>
          <dt>{labels.areas}</dt>
          <dd className={styles.areas}>{areas}</dd>
        </div>
      </dl>
    </div>
  );
}
