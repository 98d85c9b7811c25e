import { sizesOf } from '@/components/styles/breakpoints';
import { EmailLink, PhoneLink, telLinkProps } from '@/components/ui/contact-links';
import { Picture } from '@/components/ui/picture';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { formatList } from '@/model';
import { content } from '@/model/content';
import styles from './contact.module.css';

const { otherNumbers = [], address, areas } = content.site;
const { street, city, region, postalCode } = address;

/** Renders the dark half of Contact: picture, heading, phone numbers, hours, e-mail, areas and address. */
export function ContactDetails() {
  const { heading, picture, pictureLightsOn, labels } = content.contact;
  const sizes = sizesOf({ tablet: '100vw' }, '42vw');
  return (
    <div className={styles.details}>
      <div className={styles.pictures}>
        <Picture
          kind="landscape"
          file={picture}
          className={`cover ${styles.picture}`}
          sizes={sizes}
          decorative
          priority
        />
        {pictureLightsOn && (
          <Picture
            kind="landscape"
            file={pictureLightsOn}
            className={`cover ${styles.picture} ${styles.lightsOn}`}
            sizes={sizes}
            decorative
          />
        )}
      </div>
      <div className={`${styles.body} heading-column`}>
        <h1>{heading}</h1>
        <dl className={styles.list}>
          <div className={styles.phone}>
            <dt>{labels.phone}</dt>
            <dd>
              <PhoneLink className="heading" />
              <SaveNumberLink />
            </dd>
          </div>
          {otherNumbers.map(({ name, display, dial }, index) => (
            <div key={index} className={styles.link}>
              <dt>{name}</dt>
              <dd>{dial ? <a {...telLinkProps(dial)}>{display}</a> : display}</dd>
            </div>
          ))}
          <div>
            <dt>{labels.hours}</dt>
            <dd>{content.site.hours}</dd>
          </div>
          <div className={styles.link}>
            <dt>{labels.email}</dt>
            <dd>
              <EmailLink />
            </dd>
          </div>
          <div className={styles.fullWidth}>
            <dt>{labels.areas}</dt>
            <dd>{formatList(areas.map(({ name }) => name))}</dd>
          </div>
          {street && (
            <div className={styles.fullWidth}>
              <dt>{labels.address}</dt>
              <dd>{`${street}, ${city}, ${[region, postalCode].filter(Boolean).join(' ')}`}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
