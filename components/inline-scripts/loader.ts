/**
 * Shows the loader on a session's first page, by an attribute of <html>. CSS times the overlay and the hero by
 * `--slide`, how long the loader slides up, and `--loader`, when it has gone. This script sets both,
 * prevents scrolling and focus behind it, and removes it in time where an extension has switched animations off. When
 * storage is denied there is no loader. A page that is prerendered or opened in a background tab shows it when it is
 * first seen.
 */
import { loaderSeenKey } from '../shared/storage';

const loaderMs = 2500;
const slideMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700;
/** From then on a click, a key or the wheel closes the loader early. */
const minimumMs = 1400;
/** Longer than the hero's fade-in takes, which starts when the loader has gone. */
const heroMs = 2300;

/** Keys that move the focus or scroll. Browser shortcuts keep working. */
const blockedKeys = /^(Tab| |Enter|Home|End|(Arrow|Page)(Up|Down))$/;

const root = document.documentElement;

/** A link of this site that opens a tab copies the storage in Chromium only, but always sends the referrer. */
function isFirstPage(): boolean {
  try {
    const isFirst = !sessionStorage.getItem(loaderSeenKey);
    sessionStorage.setItem(loaderSeenKey, '1');
    return isFirst && !document.referrer.startsWith(`${location.origin}/`);
  } catch {
    return false;
  }
}

/** Animations begin with the first frame: later than this script, or long before the page is seen. */
function seekAnimations(time: number) {
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline) animation.currentTime = time;
}

function showLoader() {
  const started = performance.now();
  const blocking = new AbortController();
  let isHiding = false;
  let focused: HTMLElement | undefined;
  root.dataset.loader = 'covering';
  root.style.setProperty('--slide', `${slideMs}ms`);
  hideAt(loaderMs);

  /** The time at which the slide begins. */
  function hideAt(time: number) {
    root.style.setProperty('--loader', `${time + slideMs}ms`);
  }

  function block(event: Event) {
    if (!(event instanceof KeyboardEvent) || blockedKeys.test(event.key)) event.preventDefault();
    setTimeout(hide, started + minimumMs - performance.now());
  }

  /** A scrollbar that takes space can be dragged. Its gutter stays, so the page keeps its width. */
  function lockScrollbar() {
    if (innerWidth > root.clientWidth && CSS.supports('scrollbar-gutter', 'stable'))
      Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: 'stable' });
  }

  function hide() {
    if (isHiding) return;
    isHiding = true;
    const now = performance.now() - started;
    if (now < loaderMs) hideAt(now);
    seekAnimations(now);
    const unlit = document.querySelector<HTMLImageElement>('[data-hero-unlit]');
    if (unlit?.complete && unlit.naturalWidth) root.dataset.heroFade = '';
    setTimeout(() => {
      blocking.abort();
      root.dataset.loader = 'gone';
      Object.assign(root.style, { overflow: '', scrollbarGutter: '' });
      focused?.focus();
    }, slideMs);
    // The hero's animation delays depend on --loader: removing it earlier would restart them.
    setTimeout(() => {
      delete root.dataset.loader;
      root.style.removeProperty('--loader');
    }, slideMs + heroMs);
  }

  /** `font-display: optional` ignores a late font. Behind the overlay the layout shift is invisible. */
  function addLateTypeface() {
    const [face] = document.fonts;
    const file = document.querySelector<HTMLLinkElement>('link[as=font]');
    if (!face || !file || face.status === 'loaded') return;
    new FontFace(face.family, `url(${file.href})`, { weight: face.weight }).load().then(
      (late) => isHiding || document.fonts.add(late),
      () => {},
    );
  }

  const options = { capture: true, passive: false, signal: blocking.signal };
  for (const name of ['pointerdown', 'wheel', 'touchmove', 'keydown'])
    addEventListener(name, block, options);
  /** Assistive technology may focus an element behind the loader. */
  function postponeFocus({ target }: Event) {
    focused = target as HTMLElement;
    focused.blur();
  }
  addEventListener('focusin', postponeFocus, options);
  function whenParsed() {
    addLateTypeface();
    lockScrollbar();
  }
  // Not after the end of the loader: nothing would unlock the scrollbar.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenParsed, options);
  else whenParsed();
  setTimeout(hide, loaderMs);
}

function start() {
  if (isFirstPage()) showLoader();
}

/** Also restarts the page's animations, which have run while nobody saw them. */
function startWhenSeen() {
  start();
  seekAnimations(0);
}

if (document.visibilityState === 'visible') start();
else document.addEventListener('visibilitychange', startWhenSeen, { once: true });
