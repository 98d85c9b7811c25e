'use client';

import { useEffect, useRef, useState } from 'react';
import { hasConsent, rememberConsent } from '@/components/inline-scripts/consent';
import type { Content, FeedPlan } from '@/content/schema';
import { type FeedState, mountFeed } from './mount-feed';

export interface SocialFeedProps {
  plan: FeedPlan;
  texts: Content['gallery']['feed'];
  /** The address of the business's profile, unless the owner hides it. */
  profile: string | undefined;
  /** Said of links that open in a new tab. */
  newTab: string;
}

/**
 * The feed of the plan, and what is said in its place. React renders the slot once and never looks inside,
 * because the widget has it to itself. The starter has waited until this is near the window.
 */
export function SocialFeed({ plan, texts, profile, newTab }: SocialFeedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FeedState | 'waiting' | 'asking'>('waiting');
  const [hasAgreed, setHasAgreed] = useState(!plan.consent);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew.
  useEffect(() => {
    if (!slot.current) return;
    if (!hasAgreed && !hasConsent(plan.script.src)) {
      setState('asking');
      return;
    }
    return mountFeed(slot.current, plan, setState);
  }, [plan, hasAgreed, attempt]);

  useEffect(() => {
    if (state !== 'failed') return;
    const retry = () => setAttempt((count) => count + 1);
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [state]);

  function agree() {
    rememberConsent(plan.script.src, true);
    setHasAgreed(true);
    // The button goes away. The focus stays at the region of the feed.
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
