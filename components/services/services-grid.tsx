import { reveal } from '@/components/reveal/reveal';
import { sizesOf } from '@/components/styles/breakpoints';
import highlight from '@/components/ui/highlight.module.css';
import { Picture } from '@/components/ui/picture';
import quotes from '@/components/ui/quote.module.css';
import { ServiceLines } from '@/components/ui/service-lines';
import { contactAbout, SiteLink } from '@/components/ui/site-link';
import { tilesInRow } from '@/components/ui/tile-rows';
import tiles from '@/components/ui/tiles.module.css';
import { content } from '@/model/content';
import card from './service-card.module.css';
import styles from './services-grid.module.css';

/** The width of a picture on a desktop, by the number of cards in its row. */
const widths = { 1: 'min(100vw, 1920px)', 2: 'min(50vw, 960px)', 3: 'min(39vw, 750px)' };

/** The heading, the owner's quote, and a grid of cards. */
export function ServicesGrid() {
  const { services, servicesPage } = content;
  const { heading, quote, ask } = servicesPage;
  /** The place of a card in its row. */
  let column = 0;
  return (
    <>
      <div className={styles.intro}>
        <h1>{heading}</h1>
        <blockquote className={`${quotes.quote} ${styles.quote}`}>{quote}</blockquote>
      </div>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: in Safari a list whose items are grids has no role.
        role="list"
        className={`${tiles.tiles} ${highlight.items} ${styles.grid}`}
        data-services-grid=""
      >
        {services.map(({ id, title, description, image }, index) => {
          const row = tilesInRow(index, services.length);
          const edge = column === 0 ? 'start' : column === row - 1 ? 'end' : undefined;
          column = (column + 1) % row;
          return (
            <li
              key={id}
              id={id}
              className={`${tiles.tile} ${highlight.item} ${card.card}`}
              data-columns={row}
              data-edge={edge}
              {...reveal('repeat')}
            >
              {/* The first is in a phone's viewport when the page opens, and is the page's largest paint. */}
              <Picture
                kind="landscape"
                file={image}
                className={card.picture}
                priority={index === 0}
                sizes={sizesOf({ phone: '100vw', tablet: '55vw' }, widths[row])}
              />
              <h2 id={`${id}-title`} className={card.title}>
                {title}
              </h2>
              <div className={card.text}>
                <ServiceLines lines={description} />
                <SiteLink
                  href={contactAbout(title)}
                  id={`${id}-ask`}
                  className={card.ask}
                  aria-labelledby={`${id}-ask ${id}-title`}
                >
                  {ask}
                  {/* Not by a style sheet, where the arrow would move while the text before it arrives. */}
                  <span aria-hidden="true">{'\u00a0›'}</span>
                </SiteLink>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
