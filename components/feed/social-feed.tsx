import './social-feed.css';
import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/new-tab-link';
import type { FeedEmbed } from '@/model';
import { content } from '@/model/content';

const { feed: texts } = content.gallery;

interface SocialFeedProps {
  embed: FeedEmbed;
  /** The URL of the business's profile, unless the owner hides it. */
  profile: string | undefined;
  /** Tiles that reserve the feed's space. */
  children: ReactNode;
}

/**
 * Renders the feed: the tiles, the slot that the widget fills, and the status. feed.island.ts loads the widget and sets
 * `data-state`. Without script, only the tiles are shown.
 */
export function SocialFeed({ embed, profile, children }: SocialFeedProps) {
  return (
    <section className="social-feed" aria-label={texts.label} data-feed={JSON.stringify(embed)}>
      {children}
      <div className="social-feed-slot" data-feed-slot="" />
      <div role="status" className="social-feed-grid social-feed-message">
        <span className="social-feed-loading visually-hidden">{texts.loading}</span>
        <div className="social-feed-failure social-feed-text">
          <p>
            {texts.failed} {profile && <NewTabLink href={profile}>{texts.failedLink}</NewTabLink>}
          </p>
        </div>
      </div>
    </section>
  );
}
