import type { FeedPlan } from '@/content/schema';
import { addScript, createContainer, initWidget } from './embed-script';

export type FeedState = 'loading' | 'live' | 'failed';

const timeoutMs = 10_000;
/** Lower than this is the padding of an empty list or a line of text, and no row of pictures. */
const minHeight = 40;

/**
 * Shows a feed in the slot: the container of the plan, the provider's script, and the call of its function
 * when the script has loaded. The feed is live when something of some height has been drawn; a
 * widget that draws late still becomes live after it counted as failed.
 * @returns a function that ends this attempt.
 */
export function mountFeed(
  slot: HTMLElement,
  plan: FeedPlan,
  onChange: (state: FeedState) => void,
): () => void {
  const container = createContainer(plan);
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

  const { script, hasLoaded } = addScript(plan);
  function init() {
    // Not earlier: the frame of some containers has a height of its own.
    sizes.observe(slot);
    if (plan.init && (hasLoaded || !plan.init.returningOnly))
      initWidget(plan.init, container).catch(fail);
  }
  script.addEventListener('load', init, { signal });
  script.addEventListener('error', fail, { signal });
  addEventListener('error', containError, { signal });
  if (hasLoaded) init();

  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    ended.abort();
  };
}

/**
 * Keeps errors of the widget out of the page's own. Browsers do not tell where errors of other origins
 * happen, and nothing else on the page has another origin.
 */
function containError(event: ErrorEvent) {
  if (!event.filename.startsWith(location.origin)) event.preventDefault();
}
