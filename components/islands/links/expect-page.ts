import { fetchLostPictures } from '@/components/islands/awake/lost-pictures';
import { showWait } from './wait-sign';

/** Of a page that comes sooner nothing is said. */
const quietMs = 300;
/** A page that has not come by then is asked for as a document, as a plain link would have done. */
const patienceMs = 4000;

let wanted: { address: string; left: AbortController; isLeaving?: boolean } | undefined;

/**
 * Called when the visitor goes to another page, by its link or by Back, whose data or scripts the line
 * may never answer. The link says at once that it heard, the bar when the page is long in coming.
 * `way` is how the document that is asked for in the end enters the session's history.
 */
export function expectPage(address: string, way: 'assign' | 'replace', link?: HTMLAnchorElement) {
  wanted?.left.abort();
  const page: NonNullable<typeof wanted> = { address, left: new AbortController() };
  wanted = page;
  const { left } = page;
  const { signal } = left;

  if (link) link.dataset.chosen = '';
  const timers = [setTimeout(showWait, quietMs, signal), setTimeout(leave, patienceMs)];
  function leave() {
    // The browser's own page would take this one's place.
    if (!navigator.onLine) return addEventListener('online', leave, { once: true, signal });
    page.isLeaving = true;
    location[way](address);
  }
  for (const end of link ? ends : ['popstate', ...ends])
    addEventListener(end, () => left.abort(), { once: true, signal });
  signal.addEventListener('abort', () => {
    timers.forEach(clearTimeout);
    delete link?.dataset.chosen;
    wanted = undefined;
    if (!page.isLeaving) return;
    // What has come, or is no longer wanted, would come as a document and take the page away.
    stop();
    setTimeout(fetchLostPictures);
  });
}

/** The page is there (components/islands/awake), or a document. What Back asked for ends at a further step, too. */
const ends = ['awake', 'pagehide'];

/** Where the visitor wants to be: the page that is expected, else this one. */
export function wantedAddress(): string {
  return wanted?.address ?? location.href;
}

/** Whether a page has been asked for as a document: only a plain link calls that off. */
export const isLeaving = () => wanted?.isLeaving ?? false;
