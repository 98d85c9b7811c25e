import type { ComponentProps } from 'react';
import type { PagePath } from '@/model';
import { withBasePath } from '@/model/content';

interface SiteLinkProps extends ComponentProps<'a'> {
  href: PagePath | `${PagePath}#${string}` | ReturnType<typeof contactAbout>;
}

/** A link to a page of this site. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={withBasePath(href)} {...rest} />;
}

/** The contact form. */
export const contactForm = '/contact#form';

/** The contact form with a subject, with which components/contact/draft.island.ts begins the message. */
export function contactAbout(subject: string): `/contact?about=${string}#form` {
  return `/contact?about=${encodeURIComponent(subject)}#form`;
}
