import type { ComponentProps } from 'react';
import type { PagePath } from '@/model';
import { withBasePath } from '@/model/content';

interface SiteLinkProps extends ComponentProps<'a'> {
  href: PagePath | `${PagePath}#${string}` | ReturnType<typeof contactAbout>;
}

/** Renders a link to a page of this site. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={withBasePath(href)} {...rest} />;
}

/** The path of the contact form. */
export const contactFormPath = '/contact#form';

/** Returns the path of the contact form with a subject, which draft.island.ts adds to the message. */
export function contactAbout(subject: string): `/contact?about=${string}#form` {
  return `/contact?about=${encodeURIComponent(subject)}#form`;
}
