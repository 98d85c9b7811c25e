import { EmailLink, PhoneLink } from '@/components/ui/contact-links';
import { Drawing } from '@/components/ui/drawing';
import { media } from '@/components/ui/media';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { PageLinks } from '@/components/ui/page-links';
import { content, withBasePath } from '@/model/content';
import { Brand } from './brand';
import styles from './site-footer.module.css';

/** Renders the footer: contact details, pages, areas and social links, then the copyright and the owner's links. */
export function SiteFooter() {
  const { site, socials, common, servicesPage } = content;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand background="dark" />
          <p>{servicesPage.assurance}</p>
        </div>
        <div>
          <h2>{common.contactHeading}</h2>
          <ul>
            <li>
              <PhoneLink className={styles.phone} />
            </li>
            <li>
              <EmailLink />
            </li>
            <li>{site.hours}</li>
          </ul>
        </div>
        <div>
          <h2>{common.pagesHeading}</h2>
          <ul className={styles.inline}>
            <PageLinks />
          </ul>
        </div>
        <div>
          <h2>{common.areasHeading}</h2>
          <ul className={styles.inline}>
            {site.areas.map(({ name }, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </div>
        {socials.length > 0 && (
          <div>
            <h2>{common.socialsHeading}</h2>
            <ul>
              {socials.map(({ social, url, icon }) => (
                <li key={social}>
                  <NewTabLink href={url}>
                    <SocialIcon name={icon} />
                    <span>{social}</span>
                  </NewTabLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.legal}>
        <span>
          © <span data-year="">{new Date().getFullYear()}</span> {site.name}
        </span>
        {site.links?.map(({ name, url }, index) => (
          <a key={index} href={url.startsWith('/') ? withBasePath(url as `/${string}`) : url}>
            {name}
          </a>
        ))}
      </div>
    </footer>
  );
}

function SocialIcon({ name }: { name: string }) {
  const drawing = media.socialIcons[name];
  return drawing && <Drawing drawing={drawing} className={styles.icon} loading="lazy" />;
}
