/**
 * On a session's first page this turns the loader on, with an attribute of <html>. The style sheet alone times the
 * overlay. This script keeps scrolling and the focus from the page behind it until a timer ends that,
 * whatever becomes of the attribute. Where storage is denied the site opens without the loader.
 */
const loaderMs = 2500;
const slideMs = 700;
/** The logo has been drawn by then: an impatient visitor may pass. */
const logoSeenMs = 1400;
/** From the end of the slide until the last part of the hero has faded in for certain. */
const heroMs = 2300;

/** Keys that move the focus or scroll. Any other may be a shortcut of the browser. */
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
  let isLeaving = false;
  root.dataset.loader = '';

  /** Scrolling is blocked here, because hidden overflow would shift the page by a scrollbar's width. */
  function block(event: Event) {
    if (!(event instanceof KeyboardEvent) || blockedKeys.test(event.key)) event.preventDefault();
    setTimeout(leave, started + logoSeenMs - performance.now());
  }

  function leave() {
    if (isLeaving) return;
    isLeaving = true;
    const now = performance.now() - started;
    if (now < loaderMs) root.style.setProperty('--loader', `${now}ms`);
    const dark = document.querySelector<HTMLImageElement>('[data-hero-dark]');
    if (dark?.complete && dark.naturalWidth) root.dataset.heroFade = '';
    setTimeout(() => blocking.abort(), slideMs);
    // The hero counts its delays from --loader: taken away earlier, its parts would jump.
    setTimeout(() => {
      delete root.dataset.loader;
      delete root.dataset.heroFade;
      root.style.removeProperty('--loader');
    }, slideMs + heroMs);
  }

  /** A browser leaves the typeface out where it is late. Below the overlay nobody sees lines move. */
  function addLateTypeface() {
    const [face] = document.fonts;
    const file = document.querySelector<HTMLLinkElement>('link[as=font]');
    if (!face || !file || face.status === 'loaded') return;
    new FontFace(face.family, `url(${file.href})`, { weight: face.weight }).load().then(
      (late) => isLeaving || document.fonts.add(late),
      () => {},
    );
  }

  const options = { capture: true, passive: false, signal: blocking.signal };
  for (const name of ['pointerdown', 'wheel', 'touchmove', 'keydown'])
    addEventListener(name, block, options);
  addEventListener('focusin', ({ target }) => (target as HTMLElement).blur(), options);
  addEventListener('DOMContentLoaded', addLateTypeface);
  setTimeout(leave, loaderMs);
}

if (isFirstPage()) showLoader();
