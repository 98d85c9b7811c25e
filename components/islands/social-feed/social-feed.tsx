'use client';

import { useEffect, useRef, useState } from 'react';
import type { Content, FeedEmbed } from '@/content/schema';
import { getConsent, saveConsent } from './consent';
import { type FeedState, mountFeed } from './mount-feed';

export interface SocialFeedProps {
  embed: FeedEmbed;
  texts: Content['gallery']['feed'];
  /** The address of the business's profile, unless the owner hides it. */
  profile: string | undefined;
  /** For screen readers, at links that open in a new tab. */
  newTab: string;
}

/**
 * The feed, its error message and the question for consent. React renders the slot once, without children,
 * because the widget fills it.
 */
export function SocialFeed({ embed, texts, profile, newTab }: SocialFeedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FeedState | 'waiting' | 'asking'>('waiting');
  const [hasAgreed, setHasAgreed] = useState(!embed.consent);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is a trigger.
  useEffect(() => {
    if (!slot.current) return;
    if (!hasAgreed && !getConsent(embed.script.src)) {
      setState('asking');
      return;
    }
    return mountFeed(slot.current, embed, setState);
  }, [embed, hasAgreed, attempt]);

  useEffect(() => {
    if (state !== 'failed') return;
    const retry = () => setAttempt((count) => count + 1);
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [state]);

  function agree() {
    saveConsent(embed.script.src, true);
    setHasAgreed(true);
    // The button is removed, so the focus moves to the region of the feed.
    slot.current?.closest('section')?.focus();
  }

  return (
    <>
      <div ref={slot} className="social-feed-slot" data-state={state} />
      <div role="status" className="social-feed-grid social-feed-message">
        {state === 'loading' && <span className="visually-hidden">{texts.loading}</span>}
        {state === 'failed' && (
          <div className="social-feed-text">
            <p>
              {texts.failed}{' '}
              {profile && (
                <a href={profile} target="_blank" rel="noopener">
                  {texts.failedLink}
                  <span className="visually-hidden"> ({newTab})</span>
                </a>
              )}
            </p>
          </div>
        )}
      </div>
      {state === 'asking' && (
        <div className="social-feed-grid social-feed-message social-feed-question">
          <div className="social-feed-text">
            <p>{texts.consent}</p>
            <button type="button" onClick={agree} className="social-feed-agree">
              {texts.agree}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
