import { inView } from 'framer-motion/dom';
import type { FeedEmbed } from '@/model';

// Loads the feed when it is near the viewport: adds the container and the provider's script, and initialises the widget
// when the script has loaded. `data-state` (loading, shown or failed) tells the style sheet what to show. Without
// script and after a failure, the reserved tiles remain visible.

/** A feed that shows nothing after this time has failed. */
const timeoutMs = 10_000;

/** In pixels. A widget that is not as high as this shows nothing but margins, or a line that names its provider. */
const minHeight = 50;

function loadFeed(feed: HTMLElement, slot: HTMLElement) {
  const { container, script, init }: FeedEmbed = JSON.parse(feed.dataset.feed ?? '');
  let hasGivenUp = false;

  /** Always derives the state from the current content, so that a late widget is shown and an empty one is not. */
  function update() {
    const notShown = hasGivenUp ? 'failed' : 'loading';
    feed.dataset.state = hasVisibleContent(slot) ? 'shown' : notShown;
  }
  function giveUp() {
    hasGivenUp = true;
    update();
  }

  const element = createContainer(container);
  slot.replaceChildren(element);
  // Any visible content, even in a shadow root, changes the height of the slot.
  new ResizeObserver(update).observe(slot);
  // Captured, because the load event of a frame does not bubble.
  slot.addEventListener('load', update, true);

  const scriptElement = createScript(script);
  scriptElement.addEventListener('error', giveUp);
  scriptElement.addEventListener('load', () => initWidget(init, element).catch(giveUp));
  document.head.append(scriptElement);
  setTimeout(giveUp, timeoutMs);
}

/** Returns whether the widget is high enough and, if it consists of frames, the document of one of them has loaded. */
function hasVisibleContent(slot: HTMLElement): boolean {
  const frames = [...slot.querySelectorAll('iframe')].filter(isTallEnough);
  return isTallEnough(slot) && (frames.length === 0 || !frames.every(isFrameLoading));
}

const isTallEnough = ({ offsetHeight }: HTMLElement) => offsetHeight > minHeight;

/** A frame contains an empty document, which scripts can read, until the document at its URL arrives. */
const isFrameLoading = ({ src, contentDocument }: HTMLIFrameElement) =>
  src.startsWith('http') && contentDocument?.URL === 'about:blank';

/** Creates the element that the provider's script fills. */
function createContainer({ tag, id, class: className, attributes }: FeedEmbed['container']) {
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Creates the provider's script, and removes earlier copies of it, so that the browser runs it again. */
function createScript({ src, module, id }: FeedEmbed['script']) {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (module) script.type = 'module';
  if (id) script.id = id;
  // Copied, because removing a script changes the live list.
  for (const other of [...document.scripts]) if (other.src === script.src) other.remove();
  return script;
}

/** Calls the provider's initialising function, if it has one. Rejects if the function is missing or throws. */
async function initWidget(init: FeedEmbed['init'], container: Element) {
  if (!init) return;
  const names = init.path.split('.');
  const name = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: globals of third parties have no types.
  const parent = names.reduce<any>((object, key) => object?.[key], window);
  await parent[name](...init.args, container);
}

const feed = document.querySelector<HTMLElement>('[data-feed]');
const slot = feed?.querySelector<HTMLElement>('[data-feed-slot]');
if (feed && slot) {
  // Screen readers read the widget's list. Without script, they read the reserved tiles.
  feed.querySelector('[data-feed-tiles]')?.setAttribute('aria-hidden', 'true');
  const stop = inView(
    feed,
    () => {
      stop();
      loadFeed(feed, slot);
    },
    { margin: '50%' },
  );
}
