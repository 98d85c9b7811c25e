import { reveal } from '@/components/reveal/reveal';
import { sizesOf } from '@/components/styles/breakpoints';
import highlight from '@/components/ui/highlight.module.css';
import { Picture } from '@/components/ui/picture';
import { ServiceLines } from '@/components/ui/service-lines';
import { contactAbout, SiteLink } from '@/components/ui/site-link';
import type { PlaceInRow } from '@/components/ui/tile-rows';
import tiles from '@/components/ui/tiles.module.css';
import type { Content } from '@/model';
import { content } from '@/model/content';
import styles from './service-card.module.css';

/** The width of a picture on a desktop, by the number of cards in its row. */
const widths = { 1: 'min(100vw, 1920px)', 2: 'min(50vw, 960px)', 3: 'min(39vw, 750px)' };

interface ServiceCardProps {
  service: Content['services'][number];
  place: PlaceInRow;
  /** In a phone's viewport when the page opens, and the page's largest paint. */
  isFirst: boolean;
}

export function ServiceCard({ service, place, isFirst }: ServiceCardProps) {
  const { id, title, description, image } = service;
  // An owner's ids have no capital letters, so none of them is one of these.
  return (
    <li
      id={id}
      className={`${tiles.tile} ${highlight.highlightable} ${styles.card}`}
      data-columns={place.columns}
      data-edge={place.edge}
      {...reveal('repeat')}
    >
      <Picture
        kind="landscape"
        file={image}
        className={styles.picture}
        priority={isFirst}
        sizes={sizesOf({ phone: '100vw', tablet: '55vw' }, widths[place.columns])}
      />
      <h2 id={`serviceTitle-${id}`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        <ServiceLines lines={description} />
        <SiteLink
          href={contactAbout(title)}
          id={`serviceAsk-${id}`}
          className={styles.ask}
          aria-labelledby={`serviceAsk-${id} serviceTitle-${id}`}
        >
          {content.servicesPage.ask}
          {/* Not by a style sheet, where the arrow would move while the text before it arrives. */}
          <span aria-hidden="true">{'\u00a0›'}</span>
        </SiteLink>
      </div>
    </li>
  );
}
