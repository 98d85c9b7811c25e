import { content } from '@/content/schema';

const { phone, email } = content.site;

/** Every call button's address; its number keeps its order where a translator turns the page from right to left. */
export const telephoneLink = { href: `tel:${phone.dial}`, dir: 'ltr' } as const;

/** Opens the visitor's mail program with the business's address and a subject. */
export const emailHref = `mailto:${email}?subject=${encodeURIComponent(content.common.emailSubject)}`;

/** The business's phone number as a link. */
export function PhoneLink({ className = '' }: { className?: string }) {
  return (
    <a {...telephoneLink} className={`${className} phone-number`}>
      {phone.display}
    </a>
  );
}

/** The business's e-mail address as a link. A long one breaks behind its @, if that suffices. */
export function EmailLink() {
  const [mailbox, host] = email.split('@');
  return (
    // A screen reader would read the place where it may break as a space.
    <a href={emailHref} aria-label={email}>
      {/* One element, because a link that is a row would set its parts apart. */}
      <span>
        {`${mailbox}@`}
        <wbr />
        {host}
      </span>
    </a>
  );
}
