import type { FeedPlan } from '@/content/schema/feed-plan';
import { callInit, discard, embedScript, hasStopped, isFrom } from './embed-script';
import { reloadInOwnDocument } from './own-document';

export type FeedState = 'loading' | 'live' | 'failed';

const patienceMs = 10_000;
/** Lower than this is an empty list's padding or a line of words, and no row of pictures. */
const leastHeight = 40;

/**
 * Shows a feed in the slot: puts the plan's container in, adds the script, initialises the widget
 * when it has loaded, and reports. Returns the function that takes everything away again.
 *
 * A feed is live when its script has run and what it drew has some height; so a widget that loads but
 * draws nothing counts as failed, also when it leaves an empty list, and one that draws late still
 * shows, because a feed is worth more than the sentence that stood in for it.
 */
export function runFeed(
  slot: HTMLElement,
  plan: FeedPlan,
  report: (state: FeedState) => void,
): () => void {
  const container = containerOf(plan);
  slot.append(container);
  report('loading');

  let hasRun = false;
  let threw = false;
  let live = false;
  const look = () => {
    if (live || !hasRun || slot.offsetHeight < leastHeight) return;
    live = true;
    report('live');
  };
  const fail = () => {
    look();
    if (!live) report('failed');
  };

  const { script, returning } = embedScript(plan);
  const sizes = new ResizeObserver(look);
  const run = () => {
    hasRun = true;
    if (threw) return fail();
    if (plan.init && (returning || !plan.init.returningOnly)) {
      callInit(plan.init, container).catch(fail);
    }
    // Reports in the next frame; measured here, all that the widget drew would be laid out at once.
    sizes.observe(slot);
  };
  const refused = () => {
    if (!reloadInOwnDocument(script)) fail();
  };
  /** A widget's issues are its own: they end in our sentence, not in the visitor's console. */
  const contain = (event: ErrorEvent) => {
    if (hasStopped(script, event)) threw = true;
    else if (!isFrom(script, event)) return;
    event.preventDefault();
  };

  addEventListener('error', contain);
  script.addEventListener('load', run);
  script.addEventListener('error', refused);
  const timer = setTimeout(fail, patienceMs);
  if (returning) run();

  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    script.removeEventListener('load', run);
    script.removeEventListener('error', refused);
    const release = () => removeEventListener('error', contain);
    if (plan.reload === 'replace') discard(script);
    // One that is still on its way, and stays, may miss its container when it runs.
    if (plan.reload === 'once' && !hasRun) {
      script.addEventListener('load', release);
      script.addEventListener('error', release);
    } else release();
    slot.replaceChildren();
  };
}

function containerOf({ container: { tag, id, class: names, attributes } }: FeedPlan): HTMLElement {
  const container = document.createElement(tag);
  if (id) container.id = id;
  if (names) container.className = names;
  for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value);
  return container;
}
