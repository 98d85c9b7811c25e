import { inView } from 'framer-motion/dom';
import type { FeedEmbed } from '@/model';

/**
 * Loads the feed when it is near the viewport: adds the container and the provider's script, and initialises the widget
 * when the script has loaded. The style sheet shows what `data-state` says: loading, shown or failed. Without script, and
 * after a failure, the reserved tiles are seen.
 */

/** A script without an answer by then has failed. */
const timeoutMs = 10_000;

function loadFeed(feed: HTMLElement) {
  const { container, script, init }: FeedEmbed = JSON.parse(feed.dataset.feed ?? '');
  const element = createContainer(container);
  feed.querySelector('.social-feed-slot')?.replaceChildren(element);
  const setState = (state: 'loading' | 'shown' | 'failed') => {
    feed.dataset.state = state;
  };
  setState('loading');
  const fail = () => setState('failed');
  const timer = setTimeout(fail, timeoutMs);

  const added = createScript(script);
  added.addEventListener('error', () => {
    clearTimeout(timer);
    fail();
  });
  added.addEventListener('load', () => {
    clearTimeout(timer);
    // After the timeout too: late is better than never.
    initWidget(init, element).then(() => setState('shown'), fail);
  });
  document.head.append(added);
}

/** The element that the provider's script fills. */
function createContainer({ tag, id, class: className, attributes }: FeedEmbed['container']) {
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The provider's script. An earlier copy is removed, so that the browser runs it again. */
function createScript({ src, module, id }: FeedEmbed['script']) {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (module) script.type = 'module';
  if (id) script.id = id;
  for (const earlier of document.scripts) if (earlier.src === script.src) earlier.remove();
  return script;
}

/** Calls the function of the widget, if it has one. Rejects when it is missing or throws. */
async function initWidget(init: FeedEmbed['init'], container: Element) {
  if (!init) return;
  const names = init.path.split('.');
  const name = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: what a third party puts on window has no type.
  const owner = names.reduce<any>((object, key) => object?.[key], window);
  await owner[name](...init.args, container);
}

const feed = document.querySelector<HTMLElement>('[data-feed]');
if (feed) {
  // Screen readers read the widget's list. Without script they read the reserved tiles.
  feed.querySelector('.social-feed-reserved')?.setAttribute('aria-hidden', 'true');
  const stop = inView(
    feed,
    () => {
      stop();
      loadFeed(feed);
    },
    { margin: '50%' },
  );
}
