'use client';

import type { ComponentProps } from 'react';
import { usePage } from './use-page';

interface CurrentLinkProps extends ComponentProps<'a'> {
  /** The page that it leads to. */
  page: string;
}

/** A link that says when its page is the one that is shown. */
export function CurrentLink({ page, ...link }: CurrentLinkProps) {
  return <a aria-current={usePage() === page ? 'page' : undefined} {...link} />;
}
