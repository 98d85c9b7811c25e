import { nextFrame } from '@/components/boot/next-frame';
import { errorFacts } from '@/content/schema/error-facts';

/**
 * Shows that a page is on its way until the signal: a sill that grows along the bar's lower edge, and,
 * without a connection, words and the phone number below it. Drawn here, because most pages come before
 * it, and its rules would stand in each page's HTML.
 */
export function showWait(signal: AbortSignal) {
  const main = document.getElementById('content');
  main?.setAttribute('aria-busy', 'true');

  const sill = document.createElement('div');
  Object.assign(sill.style, {
    borderTop: '3px solid var(--amber)',
    inset: 'auto 0 0',
    position: 'absolute',
    transformOrigin: 'left',
  });
  const words = document.createElement('div');
  words.role = 'status';
  document.querySelector('header')?.append(sill, words);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const growth = { transform: ['scaleX(0.1)', 'scaleX(0.9)'] };
    sill.animate(growth, { duration: 8000, easing: 'ease-out', fill: 'forwards' });
  }

  const sayOffline = () => say(words);
  addEventListener('offline', sayOffline, { signal });
  // Words that come along with their place are not read out.
  if (!navigator.onLine) nextFrame().then(sayOffline);

  signal.addEventListener('abort', () => {
    main?.removeAttribute('aria-busy');
    sill.remove();
    words.remove();
  });
}

/** A call needs no such connection. */
function say(words: HTMLElement) {
  const { texts, phone } = errorFacts;
  const call = document.createElement('a');
  call.href = `tel:${phone.dial}`;
  call.dir = 'ltr';
  call.textContent = phone.display;
  Object.assign(call.style, {
    color: 'var(--amber)',
    fontWeight: '600',
    padding: '0.75rem 0',
  });
  Object.assign(words.style, {
    alignItems: 'center',
    background: 'var(--ink)',
    color: 'var(--white)',
    columnGap: '0.5rem',
    display: 'flex',
    flexWrap: 'wrap',
    inset: '100% 0 auto',
    padding: '0.75rem var(--gutter)',
    position: 'absolute',
  });
  words.replaceChildren(`${texts.offline} `, call);
}
