'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import {
  Children,
  type ComponentProps,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
} from 'react';
import { nextFrame } from '@/components/boot/next-frame';
import { savesData } from '@/components/boot/saves-data';
import { guarded } from '@/components/islands/boundary/guarded';
import { afterMenuEntry, takeMenuEntry } from '@/components/islands/menu/menu-history';
import { ownText } from '@/components/jsx/own-text';
import { expectPage } from './expect-page';
import { fetchReached } from './reached-scripts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Also prefetch once the browser is idle, not only when a visitor reaches for the link. */
  eager?: boolean;
}

/**
 * A client-side link that prefetches on intent (pointer, touch or focus), unless data is to be saved. The router's own prefetch
 * on sight would ask for every page while the first one still loads.
 */
export const PageLink = guarded(QuickLink, ({ eager: _eager, ...rest }: PageLinkProps) => (
  <Link prefetch={false} {...rest} />
));

function QuickLink({ href, eager, children, ...rest }: PageLinkProps) {
  const router = useRouter();
  const reach = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (savesData()) return;
    fetchReached(currentTarget);
    router.prefetch(href);
  };

  useEffect(() => {
    if (!eager || savesData()) return;
    const whenIdle =
      window.requestIdleCallback ?? ((callback) => window.setTimeout(callback, 2000));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = whenIdle(() => router.prefetch(href));
    return () => cancel(handle);
  }, [eager, href, router]);

  const leaveMenu = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    const { pathname, hash } = event.currentTarget;
    if (pathname !== location.pathname) {
      expectPage(event.currentTarget);
      fetchReached(event.currentTarget);
    }
    if (pathname === location.pathname && !hash) {
      // The page is already here: the menu closes by itself, and a plain page goes to its top.
      event.preventDefault();
      afterMenuEntry(() => window.scrollTo({ top: 0 }));
    } else if (takeMenuEntry()) {
      event.preventDefault();
      nextFrame().then(() => router.replace(href));
    }
  };

  /** The link's own answer is shown first: rendering the next page holds a slow phone up for several frames. */
  const walk = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    nextFrame().then(() => router.push(href));
  };

  return (
    <Link
      href={href}
      prefetch={false}
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
      onClick={leaveMenu}
      onNavigate={walk}
      {...rest}
    >
      {Children.map(children, ownText)}
    </Link>
  );
}
