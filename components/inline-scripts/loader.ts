/**
 * Runs in the head, before the first paint, minified into the HTML by scripts/prepare. On a
 * session's first page it turns the loader on; the style sheet alone then times the 2500 ms and the
 * slide. Everything here is optional: without it, or with storage denied, the site simply opens.
 */
const loaderMs = 2500;
const slideMs = 700;
/** The frame is drawn and the pane lit by then: an impatient visitor may pass. */
const logoSeenMs = 1400;
/** The hero's last part has faded in: 0.3 s delay, three times 0.3 s, 1 s. */
const heroMs = 2300;

/** Keys that move the focus or scroll; any other (a shortcut) does what it always does. */
const heldKeys = /^(Tab| |Enter|Home|End|(Arrow|Page)(Up|Down))$/;

const root = document.documentElement;

function firstVisit(): boolean {
  try {
    const first = !sessionStorage.getItem('loader-seen');
    sessionStorage.setItem('loader-seen', '1');
    return first;
  } catch {
    return false;
  }
}

/**
 * The typeface is optional, and on a phone's line too late for the first paint. Once it has come it is put in
 * place after all, as long as the cover hides how the lines move.
 */
function takeLateTypeface() {
  const [face] = document.fonts;
  const file = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!face || !file || face.status === 'loaded') return;
  new FontFace(face.family, `url(${file.href})`, { weight: face.weight }).load().then(
    (late) => root.dataset.loader === 'on' && document.fonts.add(late),
    () => {},
  );
}

function run() {
  const started = performance.now();
  const events = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;
  root.dataset.loader = 'on';

  /** Scrolling is kept from the page here, because hiding its overflow would shift it by a scrollbar. */
  const leaveEarly = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || heldKeys.test(event.key)) event.preventDefault();
    setTimeout(lift, Math.max(0, started + logoSeenMs - performance.now()));
  };
  const keepFocusOut = (event: FocusEvent) => (event.target as HTMLElement).blur();

  function lift() {
    if (root.dataset.loader !== 'on') return;
    root.dataset.loader = 'lifts';
    const now = performance.now() - started;
    if (now < loaderMs) root.style.setProperty('--loader', `${now}ms`);
    const unlit = document.querySelector<HTMLImageElement>('[data-unlit]');
    if (unlit?.complete && unlit.naturalWidth) root.dataset.lights = '';
    // When the slide has ended, which a slow processor begins late, and in any case a second later.
    const slide = document.querySelector('[data-loader-overlay]')?.getAnimations()[0];
    slide?.finished.then(gone, gone);
    setTimeout(gone, slideMs + 1000);
  }

  function gone() {
    if (root.dataset.loader !== 'lifts') return;
    for (const name of events) removeEventListener(name, leaveEarly, true);
    removeEventListener('focusin', keepFocusOut, true);
    root.dataset.loader = 'gone';
    // The hero still counts its delays from --loader; taken away too early they would jump.
    setTimeout(() => {
      delete root.dataset.loader;
      delete root.dataset.lights;
      root.style.removeProperty('--loader');
    }, heroMs);
  }

  for (const name of events) addEventListener(name, leaveEarly, { capture: true, passive: false });
  addEventListener('focusin', keepFocusOut, true);
  setTimeout(lift, loaderMs);
  addEventListener('DOMContentLoaded', takeLateTypeface);
}

if (firstVisit()) run();
