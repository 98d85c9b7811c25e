import { content } from '@/model/content';

const { phone, email } = content.site;

/**
 * Returns the attributes of a link that dials a number, by default the business's. `dir` keeps the order of the digits
 * when a page is translated to a right-to-left language.
 */
export const telLinkProps = (number = phone.dial) =>
  ({ href: `tel:${number}`, dir: 'ltr' }) as const;

/** A mailto URL with the business's address and a subject. */
export const emailHref = `mailto:${email}?subject=${encodeURIComponent(content.common.emailSubject)}`;

/** Renders the phone number. Only words after it, for example “ext. 4”, can wrap to another line. */
function PhoneNumber() {
  const [number, ...words] = phone.display.split(/ (?=\p{L})/u);
  if (words.length === 0) return number;
  return (
    // One element, because in a flex container its parts would be separate items.
    <span className="phone-number">
      <span className="phone-number">{number}</span> {words.join(' ')}
    </span>
  );
}

/** Renders the business's phone number as a link. */
export function PhoneLink({ className = '' }: { className?: string }) {
  return (
    <a {...telLinkProps()} className={`${className} phone-number`}>
      <PhoneNumber />
    </a>
  );
}

/** Renders a telephone receiver in the colour of the text. */
export function PhoneGlyph({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M6.6 2.5 9.8 2l2 5.2-2.6 2a13 13 0 0 0 5.6 5.6l2-2.6 5.2 2-.5 3.2c-.2 1.6-1.6 2.7-3.2 2.6C9.6 19.5 3.5 13 3.9 5.7c.1-1.6 1.2-3 2.7-3.2z" />
    </svg>
  );
}

/** Renders the business's e-mail address as a link. A long address wraps after its @. */
export function EmailLink() {
  const [mailbox, host] = email.split('@');
  return (
    // The label is needed because screen readers read a <wbr> as a space.
    <a href={emailHref} aria-label={email}>
      {/* One element, because in a flex container its parts would be separate items. */}
      <span>
        {`${mailbox}@`}
        <wbr />
        {host}
      </span>
    </a>
  );
}
