/**
 * Starts the page's scripts once it has loaded and the browser is idle, or when the visitor first
 * touches, presses, points or scrolls. Until then the wire and the processor belong to the page.
 * scripts/finish has made the script elements inert (type "late"); each is replaced in its place,
 * in document order, by one that runs; the last waits for the page's data. Links of the kind "late",
 * the other pages' styles, are fetched for the browser's cache. Cost: an island answers a little
 * later on a fast line.
 */
const firstActs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'];
const options = { capture: true, passive: true };

/** A pointer that rests where the page appears also reports a move, of no distance. */
function act(event: Event) {
  if (event instanceof PointerEvent && event.type === 'pointermove') {
    if (event.movementX === 0 && event.movementY === 0) return;
  }
  start();
}

function wake(inert: HTMLScriptElement) {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) {
    if (name !== 'type') script.setAttribute(name, value);
  }
  // Inserted scripts run in any order unless told otherwise; React later looks for the attribute.
  script.async = false;
  inert.replaceWith(script);
  script.setAttribute('async', '');
}

/** Nothing when it could not be had whole. */
async function dataAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Without its data the page goes on as plain HTML; an act of the visitor after this time asks again,
 * as the line may be back.
 */
const retryMs = 5000;

let started = false;

function listen() {
  started = false;
  for (const name of firstActs) addEventListener(name, act, options);
}

async function start() {
  if (started) return;
  started = true;
  for (const name of firstActs) removeEventListener(name, act, options);
  const inert = [...document.querySelectorAll<HTMLScriptElement>('script[type=late]')];
  const last = inert.find(({ dataset }) => dataset.needs);
  for (const script of inert) if (script !== last) wake(script);
  const data = last?.dataset.needs && (await dataAt(last.dataset.needs));
  if (!data) {
    setTimeout(listen, retryMs);
    return;
  }
  // Where Next looks for the data that it would have written into the HTML itself.
  Object.assign(self, { __next_f: [[0], [1, data]] });
  wake(last);
  // Not as prefetch links, which Firefox judges by the policy's default-src 'none'.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) {
    fetch(href, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => {});
  }
}

listen();
/** The largest picture is painted in one of the frames that follow its decoding. */
addEventListener('load', async () => {
  const eager = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.allSettled([...eager].map((picture) => picture.decode()));
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    }),
  );
});
