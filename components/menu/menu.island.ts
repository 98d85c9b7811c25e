import { stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/**
 * The menu is a popover: the browser opens and closes it, also without this script. The island tells its state
 * (`aria-expanded`), closes it at a link and in a wide window, returns the focus, and lets its links come in one by one.
 */
function watchMenu(menu: HTMLElement, toggle: HTMLElement) {
  const close = () => menu.hidePopover();
  const links = menu.querySelectorAll('a');
  let entrance: ReturnType<typeof animate> | undefined;

  function enter() {
    // An interrupted animation writes style attributes, which the policy forbids in WebKit.
    entrance?.cancel();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    entrance = animate(
      links,
      { opacity: [0, 1], transform: ['translateY(-1rem)', 'translateY(0)'] },
      { duration: 0.3, delay: stagger(0.03), ease: [0.2, 0.8, 0.2, 1] },
    );
  }

  /** Browsers return the focus to the element that had it. In Safari a clicked button never had it. */
  function returnFocus() {
    if (document.activeElement !== document.body) return;
    // In a wide viewport the toggle is hidden.
    const target = toggle.checkVisibility() ? toggle : toggle.closest('header')?.querySelector('a');
    target?.focus();
  }

  // Before the menu is shown, so that its links never stand there before they come in.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    toggle.setAttribute('aria-expanded', `${newState === 'open'}`);
    if (newState !== 'open') return;
    // The page keeps the room of its scrollbar, which goes now (menu.module.css).
    const { clientWidth, style } = document.documentElement;
    style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
    enter();
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
// Without popover support the links stand in the page.
if (menu && toggle && 'popover' in HTMLElement.prototype) watchMenu(menu, toggle);
