import { sizesOf } from '@/components/styles/breakpoints';
import button from '@/components/ui/button.module.css';
import highlight from '@/components/ui/highlight.module.css';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import { feedEmbed } from '@/model';
import { content, withBasePath } from '@/model/content';
import { SocialFeed } from './social-feed';
import styles from './work-feed.module.css';

const { feed: texts, sampleFeed, heading } = content.gallery;
const { provider } = content.site.feed;
const isSample = provider === 'sample';

/** The business's page on Instagram, unless the owner hides it. */
const profile = content.socials.find(({ social }) => social.toLowerCase() === 'instagram');

const gridClass = `social-feed-grid ${highlight.list} ${styles.pictures}`;

const tilesInFirstView = 2;

/** The id of the list from which public/sample-feed.js copies the pictures. */
const tilesId = 'sampleFeedTiles';

const embed = feedEmbed(
  content.site.feed,
  {
    container: { tag: 'ul', class: gridClass, attributes: {} },
    script: { src: withBasePath('/sample-feed.js') },
    init: { path: 'sampleFeed.start', args: [tilesId] },
  },
  texts.label,
);

/**
 * Renders the page's heading and the feed, if there is one. Tiles reserve its space. The HTML has darkened pictures in
 * the tiles of the sample feed, so that the largest contentful paint needs no script.
 */
export function WorkFeed() {
  return (
    <section className={styles.section}>
      <h1 className={styles.heading}>{heading}</h1>
      {provider !== 'none' && (
        <SocialFeed embed={embed} profile={profile?.url}>
          <ul
            id={tilesId}
            data-feed-tiles=""
            className={`${gridClass} social-feed-reserved ${styles.samples}`}
            aria-hidden={!isSample || undefined}
          >
            {sampleFeed.map((sample, index) => (
              <li key={index} className={highlight.highlightable}>
                {isSample && <SampleTile {...sample} index={index} />}
              </li>
            ))}
          </ul>
        </SocialFeed>
      )}
      {profile && (
        <NewTabLink
          href={profile.url}
          className={`${button.button} ${button.outline} ${button.capitals} ${styles.instagram}`}
        >
          {content.gallery.instagram}
        </NewTabLink>
      )}
    </section>
  );
}

type SampleTileProps = (typeof sampleFeed)[number] & { index: number };

/** Renders a picture of the sample feed, as a link to the business's profile if there is one. */
function SampleTile({ picture, caption, index }: SampleTileProps) {
  // In social-feed.css the first tile is as large as four.
  const width = index === 0 ? 'min(62vw, 1170px)' : 'min(31vw, 585px)';
  const tile = (
    <>
      <Picture
        kind="square"
        file={picture}
        sizes={sizesOf({ phone: '94vw' }, width)}
        priority={index < tilesInFirstView}
        className="cover"
      />{' '}
      <b>{caption}</b>
    </>
  );
  if (!profile) return <span className="cover">{tile}</span>;
  return (
    <NewTabLink href={profile.url} className="cover">
      {tile} <span className="visually-hidden">{profile.social}</span>
    </NewTabLink>
  );
}
