import '@/components/islands/social-feed/social-feed.css';
import type { SampleFeed } from '@/components/inline-scripts/sample-feed';
import { Island } from '@/components/islands/island';
import { SocialFeed, type SocialFeedProps } from '@/components/islands/social-feed/social-feed';
import button from '@/components/shared/button.module.css';
import { media } from '@/components/shared/media';
import { imageOf, Picture } from '@/components/shared/picture';
import { sizesOf } from '@/components/styles/breakpoints';
import { asset, content, feedEmbed } from '@/content/schema';
import styles from './work-feed.module.css';

const { feed: texts, sampleFeed, heading } = content.gallery;
const { newTab } = content.common;
const isSample = content.site.feed.provider === 'sample';

/** The business's page on Instagram, unless the owner hides it. */
const profile = content.socials.find(({ social }) => social.toLowerCase() === 'instagram');

/** The first and the fifth tile are wide: their pictures are cropped to another ratio. */
const panes = sampleFeed.map(({ picture, caption }, index) => {
  const isWide = index === 0 || index === 4;
  return {
    picture,
    caption,
    kind: isWide ? ('card' as const) : ('square' as const),
    sizes: sizesOf(
      { phone: index === 0 ? '90vw' : '45vw' },
      isWide ? 'min(46vw, 880px)' : 'min(23vw, 440px)',
    ),
  };
});

const sample: SampleFeed = {
  link: profile && {
    class: 'cover focus-inset',
    href: profile.url,
    target: '_blank',
    rel: 'noopener',
  },
  hint: `${profile?.social} (${newTab})`,
  pictures: panes.map(({ picture, caption, kind, sizes }) => ({
    image: {
      class: 'cover',
      loading: 'lazy',
      decoding: 'async',
      sizes,
      ...imageOf(kind, picture),
    },
    caption,
  })),
};

const props: SocialFeedProps = {
  embed: feedEmbed(content.site.feed, {
    container: {
      tag: 'ul',
      class: `social-feed-grid ${styles.pictures}`,
      attributes: { 'data-feed': JSON.stringify(sample) },
    },
    script: { src: asset(media.sampleFeed) },
    init: { path: 'sampleFeed.start', args: [] },
  }),
  texts,
  profile: profile?.url,
  newTab,
};

/**
 * The page's head and the feed. Tiles reserve its space. The sample feed's tiles have darkened pictures in the
 * HTML, so that the largest contentful paint needs no script.
 */
export function WorkFeed() {
  return (
    <section className={styles.section}>
      <h1 className={styles.heading}>{heading}</h1>
      <section
        className="social-feed"
        aria-label={texts.label}
        tabIndex={props.embed.consent ? -1 : undefined}
      >
        <div className="social-feed-grid social-feed-panes social-feed-reserved">
          {panes.map(({ picture, kind, sizes }, index) => (
            <span key={picture} className={styles.dark}>
              {isSample && (
                <Picture
                  kind={kind}
                  file={picture}
                  sizes={sizes}
                  first={index < 2}
                  className="cover"
                />
              )}
            </span>
          ))}
        </div>
        <Island name="social-feed" props={props} near className="social-feed-island">
          <SocialFeed {...props} />
        </Island>
      </section>
      {profile && (
        <a
          className={`${button.button} ${button.outline} ${button.capitals} ${styles.instagram}`}
          href={profile.url}
          target="_blank"
          rel="noopener"
        >
          {content.gallery.instagram}
          <span className="visually-hidden"> ({newTab})</span>
        </a>
      )}
    </section>
  );
}
