import type { ComponentProps } from 'react';
import { asset, type Path } from '@/content/schema';

interface SiteLinkProps extends ComponentProps<'a'> {
  href: Path | `${Path}#${string}`;
}

/** A link to a page of this site. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={asset(href)} {...rest} />;
}
