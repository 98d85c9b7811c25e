'use client';

import { Component, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** What fails inside takes nothing else of the page along. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** An island in a boundary of its own: should it fail, the plain one, as without script, takes its place. */
export function guarded<Props extends object>(
  Island: ComponentType<Props>,
  Plain: ComponentType<Props>,
) {
  return function Guarded(props: Props) {
    return (
      <Boundary fallback={<Plain {...props} />}>
        <Island {...props} />
      </Boundary>
    );
  };
}
