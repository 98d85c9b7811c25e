import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import type { Content } from '@/content/schema';
import { emailLink } from './email-link';
import type { Message } from './message';

/** How to reach the business without the form. */
export interface ContactLinks {
  phone: { href: string; text: string };
  email: { href: string };
}

interface FormNoticeProps extends ContactLinks {
  /** What a screen reader calls it before it reads the text. */
  label: string;
  texts: Content['contact']['form']['notice'];
  isConnected: boolean;
  /** The last request got no answer. */
  isLost: boolean;
  /** What was typed. The e-mail link carries it. */
  typed: Message;
  button: ReactNode;
}

/**
 * What is said of every failure without an error at a field. It takes the focus and is thus read out. Only
 * that the connection is back, which comes by itself, is announced.
 */
export function FormNotice({
  label,
  texts,
  isConnected,
  isLost,
  typed,
  phone,
  email,
  button,
}: FormNoticeProps) {
  const connection = useConnection(isLost);
  const text = isConnected ? texts.body : texts.notConnected;
  return (
    <section
      data-notice=""
      tabIndex={-1}
      className="contact-form-notice"
      aria-label={label}
      aria-describedby="notice all-needed"
    >
      <p id="notice">
        {connection === 'offline' && <span>{texts.offline} </span>}
        {isConnected && <strong>{texts.title}</strong>}{' '}
        {withLinks(text, {
          '{phoneLink}': (
            <a href={phone.href} dir="ltr" className="phone-number">
              {phone.text}
            </a>
          ),
          '{emailLink}': <a href={emailLink(email.href, typed)}>{texts.emailLink}</a>,
        })}
      </p>
      <p role="status">{connection === 'back' && <span>{texts.backOnline}</span>}</p>
      {connection === 'back' && button}
    </section>
  );
}

/** The text with a link in the place of each {placeholder}. */
function withLinks(text: string, links: Record<string, ReactNode>): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => links[part] ?? part);
  return createElement(Fragment, null, ...parts);
}

/** Browsers can be wrong about the connection, so only a lost request asks them. */
function useConnection(isLost: boolean) {
  const [state, setState] = useState(() => (isLost && !navigator.onLine ? 'offline' : 'unknown'));
  useEffect(() => {
    if (!isLost) return;
    const setBack = () => setState('back');
    addEventListener('online', setBack);
    return () => removeEventListener('online', setBack);
  }, [isLost]);
  return state;
}
