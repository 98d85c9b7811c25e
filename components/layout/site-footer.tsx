import { CurrentYear } from '@/components/islands/current-year';
import { Logo } from '@/components/shared/logo';
import { SiteLink } from '@/components/shared/site-link';
import { SocialIcon } from '@/components/shared/social-icon';
import { build } from '@/content/build-facts';
import { content } from '@/content/content';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { site, socials, common } = content;
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <SiteLink href="/" className={styles.brand}>
          <Logo className={styles.logo} />
          {site.shortName}
        </SiteLink>
        {socials.length > 0 && (
          <div>
            <h2 className={styles.heading}>{common.socialsHeading}</h2>
            <ul>
              {socials.map(({ social, url, icon }) => (
                <li key={social}>
                  <a className={styles.social} href={url} target="_blank" rel="noopener">
                    <SocialIcon name={icon} />
                    {social}
                    <span className="visually-hidden"> ({common.newTab})</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.legal}>
        <p>
          © <CurrentYear builtIn={build.year} /> {site.name}
        </p>
        <p>{build.areas}</p>
      </div>
    </footer>
  );
}
