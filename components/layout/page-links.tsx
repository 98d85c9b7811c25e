import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content';
import type { Path } from '@/content/schema';

interface PageLinksProps {
  /** The page that is marked as the current one. */
  path?: Path | undefined;
  /** Opening a popover moves the focus to its first link. */
  autoFocus?: boolean;
}

/** The links of content/navigation.yaml, the items of a list. */
export function PageLinks({ path, autoFocus }: PageLinksProps) {
  return content.navigation.map((page, index) => (
    <li key={index} data-long={page.name.length > 12 ? '' : undefined}>
      <SiteLink
        href={page.path}
        aria-current={page.path === path ? 'page' : undefined}
        autoFocus={autoFocus && index === 0}
      >
        {page.name}
      </SiteLink>
    </li>
  ));
}
