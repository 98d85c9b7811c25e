/**
 * Shows the loader on a session's first page, by an attribute of <html>. CSS times the overlay. This script
 * prevents scrolling and focus behind it until a timer fires, even if the attribute is removed. When
 * storage is denied there is no loader.
 */
const loaderMs = 2500;
const slideMs = 700;
/** From then on a click, a key or the wheel closes the loader early. */
const minimumMs = 1400;
/** Longer than the hero's fade-in takes. It starts when the slide ends. */
const heroMs = 2300;

/** Keys that move the focus or scroll. Browser shortcuts keep working. */
const blockedKeys = /^(Tab| |Enter|Home|End|(Arrow|Page)(Up|Down))$/;

const root = document.documentElement;

function isFirstPage(): boolean {
  try {
    const isFirst = !sessionStorage.getItem('loader-seen');
    sessionStorage.setItem('loader-seen', '1');
    return isFirst;
  } catch {
    return false;
  }
}

function showLoader() {
  const started = performance.now();
  const blocking = new AbortController();
  let isHiding = false;
  root.dataset.loader = '';

  /** Scrolling is blocked here, because hidden overflow would shift the page by a scrollbar's width. */
  function block(event: Event) {
    if (!(event instanceof KeyboardEvent) || blockedKeys.test(event.key)) event.preventDefault();
    setTimeout(hide, started + minimumMs - performance.now());
  }

  function hide() {
    if (isHiding) return;
    isHiding = true;
    const now = performance.now() - started;
    if (now < loaderMs) root.style.setProperty('--loader', `${now}ms`);
    const unlit = document.querySelector<HTMLImageElement>('[data-hero-unlit]');
    if (unlit?.complete && unlit.naturalWidth) root.dataset.heroFade = '';
    setTimeout(() => blocking.abort(), slideMs);
    // The hero's animation delays depend on --loader: removing it earlier would restart them.
    setTimeout(() => {
      delete root.dataset.loader;
      delete root.dataset.heroFade;
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
  addEventListener('focusin', ({ target }) => (target as HTMLElement).blur(), options);
  addEventListener('DOMContentLoaded', addLateTypeface);
  setTimeout(hide, loaderMs);
}

if (isFirstPage()) showLoader();
