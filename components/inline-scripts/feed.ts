/**
 * Loads the feed when it is near the viewport: adds the container and the provider's script to the slot, and calls
 * the widget's function when the script has loaded. When the owner wants consent, it asks before. The style sheet
 * shows what `data-state` says: asking, loading, live or failed. The script element is inside the feed.
 */
import type { FeedEmbed } from '@/content/schema';
import { getConsent, saveConsent } from './consent';
import { addScript, createContainer, initWidget, withoutFragment } from './feed-embed';

const timeoutMs = 10_000;
/** In pixels. A widget that shows no pictures yet has an empty list or a line of text, which are lower. */
const minHeight = 40;

const feed = document.currentScript?.closest('[data-feed]') as HTMLElement;
const slot = feed.querySelector('.social-feed-slot') as HTMLElement;
const embed: FeedEmbed = JSON.parse(feed.dataset.feed ?? '');
const address = new URL(embed.script.src, document.baseURI).href;

/** The feed is live when the widget has a height, even after it counted as failed. */
function load() {
  const container = createContainer(embed);
  slot.replaceChildren(container);
  feed.dataset.state = 'loading';

  const ended = new AbortController();
  const { signal } = ended;
  const sizes = new ResizeObserver(() => {
    if (slot.offsetHeight < minHeight) return;
    feed.dataset.state = 'live';
    ended.abort();
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  function fail() {
    if (feed.dataset.state !== 'loading') return;
    feed.dataset.state = 'failed';
    addEventListener('online', retry, { signal });
  }
  function retry() {
    ended.abort();
    near.observe(feed);
  }
  setTimeout(() => signal.aborted || fail(), timeoutMs);

  const { script, hasLoaded } = addScript(embed);
  function init() {
    // Not earlier: an iframe has a height before its content has loaded.
    sizes.observe(slot);
    if (embed.init && (hasLoaded || !embed.init.returningOnly))
      initWidget(embed.init, container).catch(fail);
  }
  script.addEventListener('load', init, { signal });
  script.addEventListener('error', fail, { signal });
  if (hasLoaded) init();
}

// Screen readers read the widget's list. Without script they read the reserved tiles.
feed.querySelector('.social-feed-reserved')?.setAttribute('aria-hidden', 'true');

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    if (!embed.consent || hasAgreed || getConsent(address)) load();
    else feed.dataset.state = 'asking';
  },
  { rootMargin: '50%' },
);
near.observe(feed);

/** When storage is denied the answer applies to this page only. */
let hasAgreed = false;
feed.querySelector('.social-feed-agree')?.addEventListener('click', () => {
  hasAgreed = true;
  saveConsent(address, true);
  load();
  // The button is hidden, so the focus moves to the region of the feed.
  feed.focus();
});

/**
 * Keeps errors of the provider's script out of the console of visitors; in `next dev` an owner sees them. The event
 * of an error in a script of another origin has no file name, but while it runs it is the current script.
 */
function suppressError(event: ErrorEvent) {
  const current = document.currentScript as HTMLScriptElement | null;
  if (withoutFragment(event.filename || current?.src) === address) event.preventDefault();
}
if (process.env.NODE_ENV === 'production') addEventListener('error', suppressError);
