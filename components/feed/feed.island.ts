import { inView } from 'framer-motion/dom';
import type { FeedEmbed } from '@/model';

/**
 * Loads the feed when it is near the viewport: adds the container and the provider's script, and initialises the widget
 * when the script has loaded. The style sheet shows what `data-state` says: loading, shown or failed. Without script, and
 * after a failure, the reserved tiles are seen.
 */

/** A feed that shows nothing by then has failed. */
const timeoutMs = 10_000;

/** A widget that is not higher shows nothing: it has only margins, or a line that says who made it. */
const minHeight = 50;

function loadFeed(feed: HTMLElement, slot: HTMLElement) {
  const { container, script, init }: FeedEmbed = JSON.parse(feed.dataset.feed ?? '');
  let hasGivenUp = false;

  /** The state always follows from what is drawn now, so that a late widget is shown and an empty one never stays. */
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
  // Whatever draws, shadow roots too, changes the height of the slot.
  new ResizeObserver(update).observe(slot);
  // The load event of a frame does not bubble.
  slot.addEventListener('load', update, true);

  const scriptElement = createScript(script);
  scriptElement.addEventListener('error', giveUp);
  scriptElement.addEventListener('load', () => initWidget(init, element).catch(giveUp));
  document.head.append(scriptElement);
  setTimeout(giveUp, timeoutMs);
}

/** Whether the widget is high enough and, if it draws in frames, the document of a frame has arrived. */
function hasVisibleContent(slot: HTMLElement): boolean {
  const frames = [...slot.querySelectorAll('iframe')].filter(isTallEnough);
  return isTallEnough(slot) && (frames.length === 0 || !frames.every(isFrameLoading));
}

const isTallEnough = ({ offsetHeight }: HTMLElement) => offsetHeight > minHeight;

/** Until the document of its address arrives, a frame has an empty one, which can be read. */
const isFrameLoading = ({ src, contentDocument }: HTMLIFrameElement) =>
  src.startsWith('http') && contentDocument?.URL === 'about:blank';

/** The element that the provider's script fills. */
function createContainer({ tag, id, class: className, attributes }: FeedEmbed['container']) {
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The provider's script. Earlier copies are removed, so that the browser runs it again. */
function createScript({ src, module, id }: FeedEmbed['script']) {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (module) script.type = 'module';
  if (id) script.id = id;
  // A copy of the list, which loses what is removed from the page.
  for (const other of [...document.scripts]) if (other.src === script.src) other.remove();
  return script;
}

/** Calls the function of the widget, if it has one. Rejects when it is missing or throws. */
async function initWidget(init: FeedEmbed['init'], container: Element) {
  if (!init) return;
  const names = init.path.split('.');
  const name = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: what a third party puts on window has no type.
  const parent = names.reduce<any>((object, key) => object?.[key], window);
  await parent[name](...init.args, container);
}

const feed = document.querySelector<HTMLElement>('[data-feed]');
const slot = feed?.querySelector<HTMLElement>('.social-feed-slot');
if (feed && slot) {
  // Screen readers read the widget's list. Without script they read the reserved tiles.
  feed.querySelector('.social-feed-reserved')?.setAttribute('aria-hidden', 'true');
  const stop = inView(
    feed,
    () => {
      stop();
      loadFeed(feed, slot);
    },
    { margin: '50%' },
  );
}
