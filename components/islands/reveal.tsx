'use client';

import type { ReactNode } from 'react';

interface RevealProps {
  as: 'li' | 'h2' | 'figure' | 'div';
  kind: 'card' | 'once';
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Reveal({ as: Tag, kind: _kind, ...rest }: RevealProps) {
  return <Tag {...rest} />;
}
