import type { ComponentType } from 'react';

interface ReactIslandProps<Props extends object> {
  /** The name by which components/islands.ts finds the island. */
  name: string;
  /** A component from a `*.island.tsx` file. */
  component: ComponentType<Props>;
  /** JSON only: no functions and no elements. */
  props: Props;
}

/**
 * Renders a React island: the component's HTML, which works without script, and the props with which the module
 * hydrates it.
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
