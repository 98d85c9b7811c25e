import '@/content/schema/generated/pictures-square.css';
import type { Squares } from '@/components/boot/squares-html';
import { FeedEmbed } from '@/components/islands/feed/feed-embed';
import panes from '@/components/islands/feed/panes.module.css';
import { largest, Picture, srcSet } from '@/components/shared/picture';
import { SectionHead } from '@/components/shared/section-head';
import { sizesOf } from '@/components/styles/breakpoints';
import { builtPicture } from '@/content/schema/built-pictures';
import { asset, content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import { feedPlan } from '@/content/schema/feed-plan';
import { InstagramLink, profile } from './instagram-link';
import styles from './work-feed.module.css';

const { feed, sampleFeed, heading } = content.gallery;

const squares: Squares = {
  profile: profile && {
    url: profile.url,
    hint: `${profile.social} (${content.common.newTab})`,
  },
  side: 1024,
  sizes: sizesOf({ narrow: '44vw', huge: '36rem' }, '30vw'),
  squares: sampleFeed.map(({ picture, caption }) => ({
    picture: `square/${picture}`,
    src: largest('square', picture),
    srcset: srcSet('square', picture),
    alt: builtPicture('square', picture).alt,
    caption,
  })),
};

const plan = feedPlan(content.site.feed, {
  container: {
    tag: 'ul',
    class: `${panes.panes} ${styles.squares}`,
    attributes: { 'data-squares': JSON.stringify(squares) },
  },
  script: { src: asset(derived.sampleFeed) },
  init: { path: 'sampleFeed.start', args: [] },
});

/**
 * The page's head and the feed. The sample's panes already hold its pictures, unlit: the largest
 * paint then waits for no script, and the light goes on when the feed is there (or where script is
 * off). It costs the page 1 KiB of addresses; the pictures themselves are fetched once.
 */
export function WorkFeed() {
  return (
    <section className={styles.section}>
      <SectionHead heading={heading} level={1} />
      <FeedEmbed plan={plan} texts={feed} profile={profile?.url} newTab={content.common.newTab}>
        {sampleFeed.map(({ picture }, index) => (
          <span key={picture} className={styles.unlit}>
            {content.site.feed.provider === 'sample' && (
              <Picture kind="square" file={picture} sizes={squares.sizes} first={index < 2} />
            )}
          </span>
        ))}
      </FeedEmbed>
      <InstagramLink />
    </section>
  );
}
