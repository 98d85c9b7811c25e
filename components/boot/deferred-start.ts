import { startData } from '../../scripts/framework/assumptions.js';
import { takeOutForeign } from './foreign-elements';
import { savesData } from './saves-data';
import { giveWay, keepRunsAside, runKept } from './sliced-start';

/**
 * Starts the page's scripts once it has loaded and the browser is idle, or when the visitor first
 * touches, presses, points or scrolls. Until then the wire and the processor belong to the page.
 * scripts/post-process has made the script elements inert (type "deferred"); each is replaced in its place,
 * in document order, by one that runs; the last waits for the page's data. Links of the kind "deferred",
 * the other pages' styles, are fetched for the browser's cache. Cost: an island answers a little
 * later on a fast line. Where the visitor saves data, only an act starts them, and nothing is fetched ahead.
 */
const firstActs = ['pointerdown', 'click', 'pointermove', 'keydown', 'wheel', 'scroll'];
const options = { capture: true, passive: true };

/** Who presses for longer waits for no click. */
const pressMs = 500;

/** A pointer that rests where the page appears also reports a move, of no distance. */
function act({ type, movementX, movementY }: Event & Partial<PointerEvent>) {
  if (type === 'pointermove' && !movementX && !movementY) return;
  // The answer to the act comes first, and a press is answered at its end.
  if (type === 'pointerdown') setTimeout(start, pressMs);
  else requestAnimationFrame(() => setTimeout(start));
}

function wake(inert: HTMLScriptElement) {
  const script = document.createElement('script');
  script.id = inert.id;
  script.src = inert.src;
  // Inserted scripts run in any order unless told otherwise; React later looks for the attribute.
  script.async = false;
  inert.replaceWith(script);
  script.setAttribute('async', '');
  return script;
}

/** How long the page's data may take. Each further try has twice as long, as the line may be slow. */
let limitMs = 10_000;

/** Nothing when it could not be had whole and in time. */
async function dataAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Without its data the page goes on as plain HTML. After this time an act of the visitor asks again,
 * as the line may be back; without one the page does so by itself, a little later.
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
  const inert = [...document.querySelectorAll<HTMLScriptElement>('script[type=deferred]')];
  const last = inert.find(({ dataset }) => dataset.needs);
  for (const script of inert) {
    if (script === last) continue;
    wake(script);
    await giveWay();
  }
  const data = last?.dataset.needs && (await dataAt(last.dataset.needs));
  if (!data) {
    setTimeout(listen, retryMs);
    setTimeout(start, limitMs);
    limitMs *= 2;
    return;
  }
  // Where Next looks for the data that it would have written into the HTML itself.
  Object.assign(self, startData(data));
  wake(last).addEventListener('load', () => runKept(takeOutForeign));
  if (savesData()) return;
  // Not by a prefetch link, which Firefox judges by the policy's default-src 'none'.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) {
    await giveWay();
    fetch(link.href, { priority: 'low' })
      .then((response) => response.text())
      .then(() => {
        // For a sheet that React adds itself the next page waits; one that is there counts as loaded.
        link.rel = 'stylesheet';
      })
      .catch(() => {});
  }
}

keepRunsAside();
listen();
/** The largest picture is painted in one of the frames that follow its decoding. */
addEventListener('load', async () => {
  if (savesData()) return;
  const eager = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.allSettled([...eager].map((picture) => picture.decode()));
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    }),
  );
});
