import type { ComponentProps } from 'react';
import { asset, content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import type { Path } from '@/content/schema/schema';

type Address = Path | `${Path}#${string}`;

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: Address;
  /** Fetch the page in the browser's idle time, for the links that most visitors use. */
  eager?: boolean;
}

/** A link to a page of this site, walked in the same document (components/islands/links). */
export function SiteLink({ href, eager, ...rest }: SiteLinkProps) {
  return <a {...toSite(href, eager)} {...rest} />;
}

/**
 * What makes a link one to a page of this site. The page that shows a provider's feed has a wider
 * security policy than the other pages, so links to it load it as a document of its own: that costs
 * the client-side transition, and keeps the provider's hosts out of every other page's policy.
 */
export function toSite(href: Address, eager = false) {
  const path = href.split('#')[0] as Path;
  const isDocument = derived.pages[path].showsFeed && content.site.feed.provider !== 'sample';
  return { href: asset(href), 'data-page': isDocument ? undefined : eager ? 'eager' : '' };
}
