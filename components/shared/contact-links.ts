import { content } from '@/content/schema';

/** Every call button's address; its number keeps its order where a translator turns the page from right to left. */
export const telephoneLink = { href: `tel:${content.site.phone.dial}`, dir: 'ltr' } as const;

/** Opens the visitor's mail program with the business's address and a subject. */
export const emailHref = `mailto:${content.site.email}?subject=${encodeURIComponent(content.common.emailSubject)}`;
