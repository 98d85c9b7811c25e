import { content } from '@/model/content';

const { phone, email } = content.site;

/** The attributes of call links. `dir` keeps the number's order in a page translated to a right-to-left language. */
export const callLink = (dial: string) => ({ href: `tel:${dial}`, dir: 'ltr' }) as const;

export const telephoneLink = callLink(phone.dial);

/** A mailto URL with the business's address and a subject. */
export const emailHref = `mailto:${email}?subject=${encodeURIComponent(content.common.emailSubject)}`;

/** The phone number as people read it. Only words after it, such as "ext. 4", move to another line. */
function PhoneNumber() {
  const [number, ...words] = phone.display.split(/ (?=\p{L})/u);
  if (words.length === 0) return number;
  return (
    <>
      <span className="phone-number">{number}</span> {words.join(' ')}
    </>
  );
}

/** The business's phone number as a link. */
export function PhoneLink({ className = '' }: { className?: string }) {
  return (
    <a {...telephoneLink} className={`${className} phone-number`}>
      <PhoneNumber />
    </a>
  );
}

/** The business's e-mail address as a link. A long one wraps after its @. */
export function EmailLink() {
  const [mailbox, host] = email.split('@');
  return (
    // Screen readers read a <wbr> as a space.
    <a href={emailHref} aria-label={email}>
      {/* One element: in a flex container its parts would be separate items. */}
      <span>
        {`${mailbox}@`}
        <wbr />
        {host}
      </span>
    </a>
  );
}
