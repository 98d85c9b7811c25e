import type { FeedEmbed } from '@/content/schema';

let failures = 0;

/**
 * Adds the provider's script to the page. An earlier element of the same script is removed, so that the browser runs the
 * script again. With `reload: 'once'` the earlier element stays, and none is added.
 * @returns `hasLoaded`: there will be no load event.
 */
export function addScript({ script: { src, module, id }, reload }: FeedEmbed) {
  const address = new URL(src, document.baseURI).href;
  const earlier = [...document.scripts].find((script) => withoutFragment(script.src) === address);
  if (earlier && reload === 'once')
    return { script: earlier, hasLoaded: 'loaded' in earlier.dataset };
  earlier?.remove();

  const script = document.createElement('script');
  if (id) script.id = id;
  if (module) script.type = 'module';
  script.async = true;
  // Firefox keeps a failed module for the life of the document. Another fragment makes it another module.
  script.src = module && failures > 0 ? `${address}#${failures}` : address;
  script.addEventListener('load', () => {
    script.dataset.loaded = '';
  });
  // A failed copy must not count as an earlier one.
  script.addEventListener('error', () => {
    failures += 1;
    script.remove();
  });
  document.head.append(script);
  return { script, hasLoaded: false };
}

export const withoutFragment = (url = '') => url.replace(/#.*/, '');

/** Calls the function of the widget. Rejects when there is none, and when it throws or rejects. */
export async function initWidget(
  { path, args }: NonNullable<FeedEmbed['init']>,
  container: Element,
) {
  const names = path.split('.');
  const name = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: what a third party puts on window has no type.
  const owner = names.reduce<any>((object, key) => object?.[key], window);
  await owner[name](...args, container);
}

/** Creates the element that the provider's script fills. */
export function createContainer({ container }: FeedEmbed): HTMLElement {
  const { tag, id, class: className, attributes } = container;
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
