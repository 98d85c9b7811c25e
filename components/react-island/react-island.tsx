import type { ComponentType } from 'react';

interface ReactIslandProps<Props extends object> {
  /** By it components/islands.ts hydrates the island. */
  name: string;
  /** A component of a file `*.island.tsx`. */
  component: ComponentType<Props>;
  /** JSON only: no functions and no elements. */
  props: Props;
}

/**
 * A React island: the component’s HTML from the server, which works by itself, and the props with which the
 * browser's module hydrates it.
 * @example <ReactIsland name="contact-form" component={ContactForm} props={props} />
 */
export function ReactIsland<Props extends object>({
  name,
  component: Component,
  props,
}: ReactIslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
