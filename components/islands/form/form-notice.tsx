import { createElement, Fragment, type ReactNode, type Ref, useEffect, useState } from 'react';

import solid from '@/components/shared/solid-button.module.css';
import type { Content } from '@/content/schema/schema';
import { readDraft } from './form-draft';
import { emailWith } from './form-email';
import styles from './form-notice.module.css';

/** The ways to reach the business without the form. */
export interface OtherWays {
  phone: { href: string; text: string };
  email: { href: string };
}

interface FormNoticeProps {
  /** What a screen reader calls it, before it reads the text. */
  label: string;
  texts: Content['contact']['form']['notice'];
  connected: boolean;
  ways: OtherWays;
  /** What the button says instead while a message is on its way. */
  sending: string | false;
  ref: Ref<HTMLDivElement>;
}

/**
 * One fixed notice for every failure without an error at a field. It is said once: by taking the
 * focus. Only the connection's return, which comes by itself, is announced.
 */
export function FormNotice({ label, texts, connected, ways, sending, ref }: FormNoticeProps) {
  const connection = useConnection();
  const typed = useTyped();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.notice}
      aria-label={label}
      aria-describedby="notice all-needed"
    >
      <p id="notice">
        {connected && connection === 'offline' && `${texts.offline} `}
        {connected && <strong>{texts.title}</strong>}{' '}
        {withLinks(connected ? texts.body : texts.notConnected, {
          '{phoneLink}': (
            <a href={ways.phone.href} dir="ltr" className={styles.phone}>
              {ways.phone.text}
            </a>
          ),
          '{emailLink}': <a href={emailWith(ways.email.href, typed)}>{texts.emailLink}</a>,
        })}
      </p>
      <p role="status">{connected && connection === 'back' && texts.backOnline}</p>
      {connected && connection === 'back' && (
        <button
          type="submit"
          className={`${solid.button} ${styles.again}`}
          disabled={sending !== false}
        >
          {sending || texts.again}
        </button>
      )}
    </section>
  );
}

/** The text with a link in each {placeholder}'s place. */
function withLinks(text: string, links: Record<string, ReactNode>): ReactNode {
  const parts = text.split(/(\{\w+\})/);
  const pieces = parts.map((part, index) => links[part] ?? part, index);
  return createElement(Fragment, null, ...pieces);
}

/** What the e-mail link carries: the form keeps what is typed before the window hears of it. */
function useTyped() {
  const [typed, setTyped] = useState(readDraft);
  useEffect(() => {
    const follow = () => setTyped(readDraft());
    window.addEventListener('input', follow);
    return () => window.removeEventListener('input', follow);
  }, []);
  return typed;
}

/** 'back' once a lost connection has returned while the notice stands. */
function useConnection(): 'online' | 'offline' | 'back' {
  const [connection, setConnection] = useState<'online' | 'offline' | 'back'>(() =>
    navigator.onLine ? 'online' : 'offline',
  );
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    window.addEventListener('offline', () => setConnection('offline'), { signal });
    window.addEventListener('online', () => setConnection('back'), { signal });
    return () => leave.abort();
  }, []);
  return connection;
}
