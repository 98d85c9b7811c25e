import { content } from '@/content/schema';
import { emailHref } from './contact-links';

/** The business's e-mail address as a link. A long one breaks behind its @, if that suffices. */
export function EmailLink() {
  const { email } = content.site;
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
