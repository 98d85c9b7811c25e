'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { nextFrame } from '@/components/boot/next-frame';
import { savesData } from '@/components/boot/saves-data';
import { guarded } from '@/components/islands/boundary/guarded';
import { afterMenuEntry, takeMenuEntry } from '@/components/islands/menu/menu-history';
import { expectPage, isLeaving } from './expect-page';
import { answerRouter, fetchReached } from './fetch-reached';
import { usePage } from './use-page';

interface PageLinksProps {
  /** '' or the path below which the site is published. */
  basePath: string;
}

/**
 * Walks the plain links to the site's own pages (components/shared/site-link.tsx) in the same document,
 * and prefetches on intent (pointer, touch or focus), unless data is to be saved. One for all of them:
 * a component for each costs 2 KiB of script and every page an entry in its data for each link. The
 * router's own prefetch on sight would ask for every page while the first one still loads.
 */
export const PageLinks = guarded(LivelyLinks, () => null);

function LivelyLinks({ basePath }: PageLinksProps) {
  const router = useRouter();
  const page = usePage();
  const shown = useRef(page);
  const walksTo = useRef('');

  // Not a moment after React has the page: a link would still leave the document.
  useLayoutEffect(() => {
    if (shown.current !== page) {
      leaveFooter();
      if (walksTo.current !== page) endEntrances();
      walksTo.current = '';
      shown.current = page;
    }
    const { pathname } = location;
    answerRouter();
    const left = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: left.signal });
    const pathOf = ({ pathname }: HTMLAnchorElement) => pathname.slice(basePath.length) || '/';
    const addressOf = (link: HTMLAnchorElement) => pathOf(link) + link.hash;

    let reached: HTMLAnchorElement | null = null;
    const reach = ({ target }: Event) => {
      const link = linkAround(target);
      // One tap reaches for its link three times.
      if (!link || link === reached || savesData()) return;
      reached = link;
      if (!fetchReached(link)) router.prefetch(addressOf(link));
    };
    listen('pointerover', reach);
    listen('touchstart', reach);
    listen('focusin', reach);

    listen('click', (event) => {
      const link = linkAround(event.target);
      if (!link || !isPlain(event) || isLeaving()) return;
      event.preventDefault();
      // Not by the browser's address, which some hosts write with an ending.
      const isHere = pathOf(link) === page;
      if (isHere && !link.hash) {
        // The menu closes by itself, and a plain page goes to its top.
        afterMenuEntry(() => {
          window.scrollTo({ top: 0 });
          leaveFooter();
        });
        return;
      }
      const way = takeMenuEntry() ? 'replace' : 'push';
      if (!isHere) {
        walksTo.current = pathOf(link);
        expectPage(link.href, way === 'push' ? 'assign' : way, link);
        fetchReached(link);
      }
      // The link's own answer is shown first: rendering the next page holds a slow phone up for several frames.
      nextFrame().then(() => router[way](addressOf(link)));
    });

    const expectBack = () => location.pathname !== pathname && expectPage(location.href, 'replace');
    addEventListener('popstate', expectBack, { signal: left.signal });

    if (!savesData()) {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page=eager]')) {
        if (addressOf(link) === page) continue;
        whenIdle(() => left.signal.aborted || router.prefetch(addressOf(link)));
      }
    }
    return () => left.abort();
  }, [basePath, router, page]);

  return null;
}

/** The footer stays when the page changes, and the focus would with it, far below the new page's top. */
function leaveFooter() {
  if (!document.activeElement?.closest('footer')) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Back and Forward lead to a page that was seen already: its words wait for no entrance again. The delays
 * that count from the loader are over; to ask for the animations would have the page styled before its time.
 */
function endEntrances() {
  document.getElementById('content')?.style.setProperty('--loader', '-5s');
}

const linkAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}
