/**
 * Shows that a page is on its way until the signal: a sill that grows along the bar's lower edge. Drawn
 * here, because most pages come before it, and its rules would stand in each page's HTML.
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
  document.querySelector('header')?.append(sill);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const growth = { transform: ['scaleX(0.1)', 'scaleX(0.9)'] };
    sill.animate(growth, { duration: 8000, easing: 'ease-out', fill: 'forwards' });
  }

  signal.addEventListener('abort', () => {
    main?.removeAttribute('aria-busy');
    sill.remove();
  });
}
