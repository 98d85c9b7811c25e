import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react';
import type { Content } from '@/model';
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
  /** Whether the last request had no response. */
  isNetworkError: boolean;
}

/** Renders the message for a failure without an error at a field. It gets focus, so screen readers announce it. */
export function ErrorSummary({ label, texts, isNetworkError, phone, email }: ErrorSummaryProps) {
  // `onLine` is unreliable, so it is only read after a network error.
  const [isOffline] = useState(() => isNetworkError && !navigator.onLine);
  /** Adds the current values of the fields to the e-mail when the link is followed. */
  function addMessage({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
    const form = link.closest('form');
    if (form) link.href = mailtoUrl(email.href, readMessage(form));
  }
  return (
    <section
      data-error-summary=""
      tabIndex={-1}
      className="contact-error-summary"
      aria-label={label}
      aria-describedby={isNetworkError ? 'errorSummary' : 'errorSummary allNeeded'}
    >
      <p id="errorSummary">
        {isOffline && <span>{texts.offline} </span>}
        <strong>{texts.title}</strong>{' '}
        {insertLinks(texts.body, {
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
    </section>
  );
}

/** Returns the text with each {placeholder} replaced by its link. */
function insertLinks(text: string, links: Record<string, ReactNode>): ReactNode {
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => <Fragment key={index}>{links[part] ?? part}</Fragment>);
}
