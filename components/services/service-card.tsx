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
  /** The first card is in the first viewport of phones, and its picture is the largest contentful paint. */
  isFirst: boolean;
}

/** Renders the card of a service, a link to the contact form. */
export function ServiceCard({ service, place, isFirst }: ServiceCardProps) {
  const { id, title, description, image } = service;
  // The ids from the content have no capital letters, so they can't clash with the camel-case ids below.
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
          {/* Not in the style sheet, because then the arrow would move while the text is parsed. */}
          <span aria-hidden="true">{'\u00a0›'}</span>
        </SiteLink>
      </div>
    </li>
  );
}
