/**
 * The browser opens and closes the menu (menu.tsx), a popover. This script adds
 * `aria-expanded`, and closes the menu at its links, at a wide viewport and before the back/forward cache. At the first
 * interaction with the toggle it loads animate-links.ts.
 */
function watchMenu(menu: HTMLElement, toggle: HTMLElement) {
  const close = () => menu.hidePopover();
  const showState = (isOpen: boolean) => toggle.setAttribute('aria-expanded', `${isOpen}`);

  /** Browsers return the focus to the element that had it. In Safari a clicked button never had it. */
  function returnFocus() {
    if (document.activeElement !== document.body) return;
    // In a wide viewport the toggle is hidden.
    const target = toggle.checkVisibility() ? toggle : toggle.closest('header')?.querySelector('a');
    target?.focus();
  }

  /** A link to another page leaves the menu open until that page replaces this one. */
  function closeAtLink({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    const leaves = link && link.origin === location.origin && link.pathname !== location.pathname;
    if (link && !leaves) close();
  }

  menu.addEventListener('beforetoggle', ({ newState }) => {
    showState(newState === 'open');
    // The style sheet hides a scrollbar that takes space. With its gutter the header keeps its width.
    const { clientWidth, style } = document.documentElement;
    style.scrollbarGutter = newState === 'open' && clientWidth < innerWidth ? 'stable' : '';
  });
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && returnFocus());
  addEventListener('click', closeAtLink);
  addEventListener('resize', () => toggle.checkVisibility() || close());
  // The back/forward cache must not restore the page with an open menu.
  addEventListener('pagehide', close);
  showState(menu.matches(':popover-open'));

  const animate = () => import(toggle.dataset.script ?? '').catch(() => {});
  for (const type of ['pointerover', 'focus'])
    toggle.addEventListener(type, animate, { once: true });
}

const menu = document.querySelector<HTMLElement>('#menu');
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]');
if (menu && toggle) watchMenu(menu, toggle);
