import { content } from '@/content/model/content';

/** The address behind every call button. */
export const telephoneHref = `tel:${content.site.phone.dial}`;

/** Opens the visitor's mail program with the business's address and a subject. */
export const emailHref = `mailto:${content.site.email}?subject=${encodeURIComponent(content.common.emailSubject)}`;
