import type { ComponentProps } from 'react';
import { content } from '@/model/content';

/** Renders a link that opens a new tab, and tells screen readers so. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({content.common.newTab})</span>
    </a>
  );
}
