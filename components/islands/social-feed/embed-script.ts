import type { FeedPlan } from '@/content/schema';

/**
 * Adds the provider's script in place of an earlier copy. Some scripts must be loaded once only: an
 * earlier copy of those stays.
 * @returns `hasLoaded`: no load event will come.
 */
export function addScript({ script: { src, module, id }, reload }: FeedPlan) {
  const address = new URL(src, document.baseURI).href;
  const earlier = [...document.scripts].find((script) => script.src === address);
  if (earlier && reload === 'once')
    return { script: earlier, hasLoaded: earlier.dataset.feed === 'loaded' };
  earlier?.remove();

  const script = document.createElement('script');
  if (id) script.id = id;
  if (module) script.type = 'module';
  script.async = true;
  script.src = address;
  script.addEventListener('load', () => {
    script.dataset.feed = 'loaded';
  });
  // A copy that never came must not count as an earlier one.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return { script, hasLoaded: false };
}

/** Calls the function of the widget. Rejects when there is none, and when it throws or rejects. */
export async function initWidget(
  { path, args }: NonNullable<FeedPlan['init']>,
  container: Element,
) {
  const names = path.split('.');
  const name = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: what a third party puts on window has no type.
  const owner = names.reduce<any>((object, key) => object?.[key], window);
  await owner[name](...args, container);
}

export function createContainer({ container }: FeedPlan): HTMLElement {
  const { tag, id, class: className, attributes } = container;
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
