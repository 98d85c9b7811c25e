import type { FeedEmbed } from '@/content/schema';
import { addScript, createContainer, initWidget } from './embed-script';

export type FeedState = 'loading' | 'live' | 'failed';

const timeoutMs = 10_000;
/** A lower element is an empty list or a line of text, not a row of pictures. */
const minHeight = 40;

/**
 * Adds the container and the provider's script to the slot, and calls the widget's function when the script
 * has loaded. The feed is live when the widget has a height, even after it counted as failed.
 * @returns a cleanup function.
 */
export function mountFeed(
  slot: HTMLElement,
  embed: FeedEmbed,
  onChange: (state: FeedState) => void,
): () => void {
  const container = createContainer(embed);
  slot.replaceChildren(container);
  onChange('loading');

  let isLive = false;
  const fail = () => isLive || onChange('failed');
  const sizes = new ResizeObserver(() => {
    if (isLive || slot.offsetHeight < minHeight) return;
    isLive = true;
    onChange('live');
  });
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(fail, timeoutMs);

  const { script, hasLoaded } = addScript(embed);
  function init() {
    // Not earlier: an iframe has a height before its content has loaded.
    sizes.observe(slot);
    if (embed.init && (hasLoaded || !embed.init.returningOnly))
      initWidget(embed.init, container).catch(fail);
  }
  script.addEventListener('load', init, { signal });
  script.addEventListener('error', fail, { signal });
  addEventListener('error', suppressError, { signal });
  if (hasLoaded) init();

  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    ended.abort();
  };
}

/**
 * Keeps errors of the widget out of the console. The event of an error in a script of another origin has no
 * file name, and only the widget has such scripts.
 */
function suppressError(event: ErrorEvent) {
  if (!event.filename.startsWith(location.origin)) event.preventDefault();
}
