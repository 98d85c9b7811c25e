import type { PagePath } from '@/model';
import { content } from '@/model/content';
import { SiteLink } from './site-link';

interface PageLinksProps {
  /** The page that is marked as the current one. */
  path?: PagePath | undefined;
  /** Opening a popover moves the focus to its first link. */
  autoFocus?: boolean;
}

/** A name with more letters may take two lines in the header. */
const longTextThreshold = 12;

/** The links of content/navigation.yaml, the items of a list. */
export function PageLinks({ path, autoFocus }: PageLinksProps) {
  return content.navigation.map((link, index) => (
    <li key={index} data-long={link.name.length > longTextThreshold ? '' : undefined}>
      <SiteLink
        href={link.path}
        aria-current={link.path === path ? 'page' : undefined}
        autoFocus={autoFocus && index === 0}
      >
        {link.name}
      </SiteLink>
    </li>
  ));
}
