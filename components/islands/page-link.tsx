'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect } from 'react';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Also prefetch once the browser is idle, not only when a visitor reaches for the link. */
  eager?: boolean;
}

/**
 * A client-side link that prefetches on intent (pointer, touch or focus). The router's own prefetch
 * on sight would ask for every page while the first one still loads.
 */
export function PageLink({ href, eager, ...rest }: PageLinkProps) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!eager || connection?.saveData) return;
    const whenIdle =
      window.requestIdleCallback ?? ((callback) => window.setTimeout(callback, 2000));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = whenIdle(() => router.prefetch(href));
    return () => cancel(handle);
  }, [eager, href, router]);

  return (
    <Link
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
    />
  );
}
