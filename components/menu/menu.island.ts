import { stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/**
 * Enhances the menu, a popover that the browser opens and closes even without this script: sets `aria-expanded`, closes
 * the menu when a link is clicked or the window becomes wide, returns the focus, and fades in the links one by one.
 */
function enhanceMenu(menu: HTMLElement, toggle: HTMLElement) {
  const close = () => menu.hidePopover();
  const links = menu.querySelectorAll('a');
  let entrance: ReturnType<typeof animate> | undefined;

  function fadeInLinks() {
    // Canceled first, because an interrupted animation writes style attributes, which the policy forbids in WebKit.
    entrance?.cancel();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The same easing as `--ease` in tokens.css.
    entrance = animate(
      links,
      { opacity: [0, 1], transform: ['translateY(-1rem)', 'translateY(0)'] },
      { duration: 0.3, delay: stagger(0.03), ease: [0.2, 0.8, 0.2, 1] },
    );
  }

  /** Returns the focus to the toggle in Safari. Other browsers do it themselves, but there a click doesn't focus it. */
  function returnFocus() {
    if (document.activeElement !== document.body) return;
    // The toggle is hidden in wide windows.
    const target = toggle.checkVisibility() ? toggle : toggle.closest('header')?.querySelector('a');
    target?.focus();
  }

  // Not on `toggle`, because the links would be visible for a moment before they fade in.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    toggle.setAttribute('aria-expanded', `${newState === 'open'}`);
    if (newState !== 'open') return;
    // Keeps the space of the scrollbar, which is about to disappear (menu.module.css).
    const { clientWidth, style } = document.documentElement;
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
    fadeInLinks();
  });
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && returnFocus());
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  addEventListener('resize', () => toggle.checkVisibility() || close());
  // The back/forward cache must not restore the page with an open menu.
  addEventListener('pagehide', close);
  toggle.setAttribute('aria-expanded', `${menu.matches(':popover-open')}`);
}

const menu = document.querySelector<HTMLElement>('#mainMenu');
const toggle = document.querySelector<HTMLElement>('[popovertarget=mainMenu]');
// Without popover support, the links are part of the page.
if (menu && toggle && 'popover' in HTMLElement.prototype) enhanceMenu(menu, toggle);
