import '@/content/schema/generated/pictures-square.css';
import '@/components/islands/social-feed/social-feed.css';
import type { SampleFeed } from '@/components/inline-scripts/sample-feed';
import { Island } from '@/components/islands/island';
import { SocialFeed, type SocialFeedProps } from '@/components/islands/social-feed/social-feed';
import { largest, Picture, srcSet } from '@/components/shared/picture';
import { SectionHead } from '@/components/shared/section-head';
import { sizesOf } from '@/components/styles/breakpoints';
import { asset, content, feedPlan } from '@/content/schema';
import { builtPicture } from '@/content/schema/built-pictures';
import { derived } from '@/content/schema/derived-facts';
import { InstagramLink, profile } from './instagram-link';
import styles from './work-feed.module.css';

const { feed: texts, sampleFeed, heading } = content.gallery;
const { newTab } = content.common;
const isSample = content.site.feed.provider === 'sample';
const sizes = sizesOf({ narrow: '44vw', huge: '36rem' }, '30vw');

const sample: SampleFeed = {
  profile: profile && { url: profile.url, hint: `${profile.social} (${newTab})` },
  pictures: sampleFeed.map(({ picture, caption }) => {
    const { alt, width, height } = builtPicture('square', picture);
    return {
      image: {
        loading: 'lazy',
        decoding: 'async',
        sizes,
        srcset: srcSet('square', picture),
        src: largest('square', picture),
        width: `${width}`,
        height: `${height}`,
        alt,
        'data-picture': `square/${picture}`,
      },
      caption,
    };
  }),
};

const props: SocialFeedProps = {
  plan: feedPlan(content.site.feed, {
    container: {
      tag: 'ul',
      class: `social-feed-grid ${styles.squares}`,
      attributes: { 'data-feed': JSON.stringify(sample) },
    },
    script: { src: asset(derived.sampleFeed) },
    init: { path: 'sampleFeed.start', args: [] },
  }),
  texts,
  profile: profile?.url,
  newTab,
};

/**
 * The page's head and the feed. The panes keep its place. Those of the sample hold its pictures, darkened, so
 * that the largest paint waits for no script.
 */
export function WorkFeed() {
  return (
    <section className={styles.section}>
      <SectionHead heading={heading} level={1} />
      <section
        className="social-feed"
        aria-label={texts.label}
        tabIndex={props.plan.consent ? -1 : undefined}
      >
        <div className="social-feed-grid social-feed-panes social-feed-reserved">
          {sampleFeed.map(({ picture }, index) => (
            <span key={picture} className={styles.unlit}>
              {isSample && <Picture kind="square" file={picture} sizes={sizes} first={index < 2} />}
            </span>
          ))}
        </div>
        <Island name="social-feed" props={props} near className="social-feed-island">
          <SocialFeed {...props} />
        </Island>
      </section>
      <InstagramLink />
    </section>
  );
}
