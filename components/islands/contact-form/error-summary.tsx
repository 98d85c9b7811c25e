import {
  createElement,
  Fragment,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import type { Content } from '@/content/schema';
import { mailtoUrl } from './mailto-url';
import { readMessage } from './message';

/** How to reach the business without the form. */
export interface ContactLinks {
  phone: { href: string; text: string };
  email: { href: string };
}

interface ErrorSummaryProps extends ContactLinks {
  /** The accessible name. */
  label: string;
  texts: Content['contact']['form']['errorSummary'];
  hasService: boolean;
  /** The last request had no response. */
  isNetworkError: boolean;
  button: ReactNode;
}

/**
 * The message for every failure without an error at a field. Screen readers read it because it receives the
 * focus. A status region announces that the connection is back.
 */
export function ErrorSummary({
  label,
  texts,
  hasService,
  isNetworkError,
  phone,
  email,
  button,
}: ErrorSummaryProps) {
  const connection = useConnection(isNetworkError);
  /** The e-mail contains what is in the fields when the link is followed. */
  function addMessage({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
    const form = link.closest('form');
    if (form) link.href = mailtoUrl(email.href, readMessage(form));
  }
  const text = hasService ? texts.body : texts.notConnected;
  return (
    <section
      data-error-summary=""
      tabIndex={-1}
      className="contact-error-summary"
      aria-label={label}
      aria-describedby={isNetworkError ? 'error-summary' : 'error-summary all-needed'}
    >
      <p id="error-summary">
        {connection === 'offline' && <span>{texts.offline} </span>}
        {hasService && <strong>{texts.title}</strong>}{' '}
        {withLinks(text, {
          '{phoneLink}': (
            <a href={phone.href} dir="ltr" className="phone-number">
              {phone.text}
            </a>
          ),
          '{emailLink}': (
            <a href={email.href} onPointerDown={addMessage} onClick={addMessage}>
              {texts.emailLink}
            </a>
          ),
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

/** `navigator.onLine` is unreliable, so it is read only after a network error. */
function useConnection(isNetworkError: boolean) {
  const [state, setState] = useState(() =>
    isNetworkError && !navigator.onLine ? 'offline' : 'unknown',
  );
  useEffect(() => {
    if (!isNetworkError) return;
    const setBack = () => setState('back');
    addEventListener('online', setBack);
    return () => removeEventListener('online', setBack);
  }, [isNetworkError]);
  return state;
}
