import type { ReactNode } from 'react';
import { telephoneLink } from '@/components/shared/contact-links';
import { Drawing } from '@/components/shared/drawing';
import { EmailLink } from '@/components/shared/email-link';
import { media } from '@/components/shared/media';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema';
import { Brand } from './brand';
import styles from './site-footer.module.css';

/** What visitors look for at a page's end: how to reach the business, its pages, regions and socials. */
export function SiteFooter() {
  const { site, socials, navigation, common, servicesPage } = content;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p>{servicesPage.assurance}</p>
        </div>
        <Column heading={common.contactHeading} className={styles.contact} print="hide">
          <li>
            <a {...telephoneLink} className={`${styles.phone} phone-number`}>
              {site.phone.display}
            </a>
          </li>
          <li>
            <EmailLink />
          </li>
          <li>{site.hours}</li>
        </Column>
        <Column heading={common.pagesHeading} print="hide">
          {navigation.map(({ name, path }) => (
            <li key={path}>
              <SiteLink href={path}>{name}</SiteLink>
            </li>
          ))}
        </Column>
        <Column heading={common.areasHeading}>
          {site.areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </Column>
        {socials.length > 0 && (
          <Column heading={common.socialsHeading}>
            {socials.map(({ social, url, icon }) => (
              <li key={social}>
                <a href={url} target="_blank" rel="noopener">
                  <Drawing svg={media.socialIcons[icon]} className="icon" />
                  {social}
                  <span className="visually-hidden"> ({common.newTab})</span>
                </a>
              </li>
            ))}
          </Column>
        )}
      </div>
      <p className={styles.legal}>
        © <span data-year="">{new Date().getFullYear()}</span> {site.name}
      </p>
    </footer>
  );
}

interface ColumnProps {
  heading: string;
  className?: string | undefined;
  print?: 'hide';
  children: ReactNode;
}

function Column({ heading, className, print, children }: ColumnProps) {
  return (
    <div className={className} data-print={print}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}
