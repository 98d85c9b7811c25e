import type { PagePath } from '@/model';
import { content } from '@/model/content';
import { SiteLink } from './site-link';

interface PageLinksProps {
  /** The current page, whose link is marked. */
  path?: PagePath | undefined;
  /** Whether opening the popover moves the focus to the first link. */
  autoFocus?: boolean;
}

/** In characters. A longer name may take two lines in the header. */
const longTextThreshold = 12;

/** Renders the links of content/navigation.yaml as list items. */
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
