import { content } from '@/content/model/content';
import { emailHref } from './contact-links';

/** The business's e-mail address as a link. A long one breaks behind its @, if that suffices. */
export function EmailLink() {
  const [mailbox, host] = content.site.email.split('@');
  return (
    <a href={emailHref}>
      {/* One element, because a link that is a row would set its parts apart. */}
      <span>
        {mailbox}@<wbr />
        {host}
      </span>
    </a>
  );
}
