import { emailHref, telephoneHref } from '@/components/shared/contact-links';
import { Picture } from '@/components/shared/picture';
import { content } from '@/content/content';
import styles from './contact-info.module.css';

/** The dark half: the promise, then e-mail, phone and hours. */
export function ContactInfo() {
  const { promise, picture, labels } = content.contact;
  const { site } = content;
  // A long address breaks behind its @ and nowhere else.
  const [mailbox, host] = site.email.split('@');
  return (
    <div className={styles.info}>
      <Picture
        kind="card"
        file={picture}
        className={styles.picture}
        sizes="(max-width: 800px) 100vw, 58vw"
        decorative
        first
      />
      <h1>{promise}</h1>
      <dl className={styles.list}>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={emailHref}>
              {mailbox}@<wbr />
              {host}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={telephoneHref} className={styles.phone}>
              {site.phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>{site.hours}</dd>
        </div>
      </dl>
    </div>
  );
}
