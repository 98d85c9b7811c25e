'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { guarded } from '@/components/islands/boundary/guarded';
import type { FeedPlan } from '@/content/schema/feed-plan';
import type { Content } from '@/content/schema/schema';
import { hasAgreedTo, rememberAgreementTo } from './feed-consent';
import styles from './feed-embed.module.css';
import panes from './panes.module.css';
import { type FeedState, runFeed } from './run-feed';
import { whenNear } from './when-near';

interface FeedEmbedProps {
  plan: FeedPlan;
  texts: Content['gallery']['feed'];
  /** The business's page on Instagram, unless the owner hides it. */
  profile: string | undefined;
  newTab: string;
  /** What keeps the place until the feed is there: as many panes as it has. */
  children: ReactNode;
}

/**
 * The feed's place: dark panes of the feed's size, and over them whatever the plan's widget draws.
 * React renders the slot once and never looks inside; the widget has it to itself.
 */
export const FeedEmbed = guarded(LiveFeed, ({ texts, children }) => (
  <section className={styles.frame} aria-label={texts.label}>
    <div className={panes.panes}>{children}</div>
  </section>
));

function LiveFeed({ plan, texts, profile, newTab, children }: FeedEmbedProps) {
  const frame = useRef<HTMLElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FeedState | 'waiting' | 'asking'>('waiting');
  const [agreed, setAgreed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew.
  useEffect(() => {
    if (!frame.current || !slot.current) return;
    if (plan.consent && !agreed && !hasAgreedTo(plan.script.src)) {
      setState('asking');
      return;
    }
    const place = slot.current;
    return whenNear(frame.current, () => runFeed(place, plan, setState));
  }, [plan, agreed, attempt]);

  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => setAttempt((last) => last + 1);
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [state]);

  const agree = () => {
    rememberAgreementTo(plan.script.src);
    setAgreed(true);
    // The button goes away; the focus stays where the feed will be.
    frame.current?.focus();
  };

  const words = `${panes.grid} ${styles.words}`;
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={texts.label}
      data-state={state}
      tabIndex={plan.consent ? -1 : undefined}
    >
      <div className={`${panes.panes} ${styles.reserved}`} aria-hidden={state === 'live'}>
        {children}
      </div>
      <div ref={slot} className={styles.slot} />
      <div role="status" className={words}>
        {state === 'loading' && <span className="visually-hidden">{texts.loading}</span>}
        {state === 'failed' && (
          <div className={styles.pane}>
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
        <div className={`${words} ${styles.asking}`}>
          <div className={styles.pane}>
            <p>{texts.consent}</p>
            <button type="button" onClick={agree} className={styles.agree}>
              {texts.agree}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
